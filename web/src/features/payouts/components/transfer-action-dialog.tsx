import type { TransferAction, TransferActionProps } from '../transfer-actions.js';
import { EndTransferDialog } from './end-transfer-dialog.js';
import { RecordSentDialog } from './record-sent-dialog.js';
import { RecoveryDialog } from './recovery-dialog.js';

export function TransferActionDialog({ action, ...props }: TransferActionProps & { action: TransferAction }) {
  switch (action) {
    case 'record-sent':
      return <RecordSentDialog {...props} />;
    case 'cancel':
    case 'release':
      return <EndTransferDialog {...props} how={action} />;
    case 'recover':
      return <RecoveryDialog {...props} />;
  }
}
