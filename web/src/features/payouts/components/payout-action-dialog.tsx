import type { DeskPayout } from '@deepam/contracts';
import { ApprovePayoutDialog } from './approve-payout-dialog.js';
import type { PayoutAction } from './payout-columns.js';
import { RejectPayoutDialog } from './reject-payout-dialog.js';
import { SendAgainDialog } from './send-again-dialog.js';
import { SentDetailsDialog } from './sent-details-dialog.js';

interface Props {
  what: PayoutAction;
  payout: DeskPayout;
  onClose: () => void;
}

/** What a button of a row opens. */
export function PayoutActionDialog({ what, ...dialog }: Props) {
  switch (what) {
    case 'approve':
      return <ApprovePayoutDialog {...dialog} />;
    case 'send':
      return <SendAgainDialog {...dialog} />;
    case 'reject':
      return <RejectPayoutDialog {...dialog} />;
    case 'details':
      return <SentDetailsDialog {...dialog} until={dialog.payout.detailsUntil!} />;
  }
}
