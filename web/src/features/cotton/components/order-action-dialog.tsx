import type { CottonOrderView } from '@deepam/contracts';
import type { OrderAction } from '../order-actions.js';
import { ApproveOrderDialog } from './approve-order-dialog.js';
import { DeliverOrderDialog } from './deliver-order-dialog.js';
import { ProcessReturnDialog } from './process-return-dialog.js';
import { RejectOrderDialog } from './reject-order-dialog.js';

const dialogs = {
  approve: ApproveOrderDialog,
  reject: RejectOrderDialog,
  deliver: DeliverOrderDialog,
  processReturn: ProcessReturnDialog,
} as const satisfies Record<OrderAction, unknown>;

/** The dialog of one action of the head. */
export function OrderActionDialog({
  action,
  ...props
}: {
  action: OrderAction;
  order: CottonOrderView;
  onClose: () => void;
}) {
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}
