import type { DeskPayout } from '@deepam/contracts';
import { ApprovePayoutDialog } from './approve-payout-dialog.js';
import type { DecisionProps } from './decision-props.js';
import type { PayoutAction } from './payout-columns.js';
import { RejectPayoutDialog } from './reject-payout-dialog.js';
import { SendGrantedDialog } from './send-granted-dialog.js';
import { SendAgainDialog } from './send-again-dialog.js';
import { SentDetailsDialog } from './sent-details-dialog.js';

interface Props extends DecisionProps {
  what: PayoutAction;
  /** Of the list, as they are now. */
  rows: readonly DeskPayout[];
}

/** What a button of a row opens. */
export function PayoutActionDialog({ what, rows, ...opened }: Props) {
  // Somebody may have asked, or sent it, since the dialog was opened.
  const now = rows.find(({ _id }) => _id === opened.payout._id);
  const dialog = { ...opened, payout: { ...opened.payout, waits: now?.waits } };
  switch (what) {
    case 'approve':
      return <ApprovePayoutDialog {...dialog} />;
    case 'send':
      return <SendAgainDialog {...dialog} />;
    case 'reject':
      return <RejectPayoutDialog {...dialog} />;
    case 'send-granted':
      return <SendGrantedDialog {...opened} payout={now ?? opened.payout} granted={opened.payout.toSend!} />;
    case 'details':
      return <SentDetailsDialog {...opened} until={opened.payout.detailsUntil!} />;
  }
}
