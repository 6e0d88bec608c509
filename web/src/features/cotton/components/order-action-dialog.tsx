import type { CottonOrderView } from '@deepam/contracts';
import type { OrderAction } from '../order-actions.js';
import { ApproveOrderDialog } from './approve-order-dialog.js';
import { DeliverOrderDialog } from './deliver-order-dialog.js';
import { OrderDetailsDialog } from './order-details-dialog.js';
import { ProcessReturnDialog } from './process-return-dialog.js';
import { RejectOrderDialog } from './reject-order-dialog.js';
import { SendOrderDialog } from './send-order-dialog.js';

const dialogs = {
  approve: ApproveOrderDialog,
  reject: RejectOrderDialog,
  deliver: DeliverOrderDialog,
  send: SendOrderDialog,
  correctParcel: SendOrderDialog,
  processReturn: ProcessReturnDialog,
  details: OrderDetailsDialog,
} as const satisfies Record<OrderAction | 'details', unknown>;

export function OrderActionDialog({
  action,
  ...props
}: {
  action: OrderAction | 'details';
  order: CottonOrderView;
  onClose: () => void;
}) {
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}
