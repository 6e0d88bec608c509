import type { PayableRow } from '@deepam/contracts';
import { ApprovePayoutDialog } from './approve-payout-dialog.js';
import type { PayableAction } from './payable-columns.js';
import { RejectPayoutDialog } from './reject-payout-dialog.js';
import { TransferDialog } from './transfer-dialog.js';

interface Props {
  what: PayableAction;
  payable: PayableRow;
  rows: readonly PayableRow[];
  onClose: () => void;
}

export function PayableActionDialog({ what, payable, rows, onClose }: Props) {
  // Another team member may have requested the approval since the dialog was opened.
  const waits = rows.find(({ _id }) => _id === payable._id)?.waits;
  switch (what) {
    case 'approve':
      return <ApprovePayoutDialog payable={{ ...payable, waits }} onClose={onClose} />;
    case 'reject':
      return <RejectPayoutDialog payable={{ ...payable, waits }} onClose={onClose} />;
    case 'transfers':
      return <TransferDialog payableId={payable._id} onClose={onClose} />;
  }
}
