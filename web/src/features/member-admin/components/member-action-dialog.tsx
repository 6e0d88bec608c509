import type { NetworkRow } from '@deepam/contracts';
import type { RowAction } from '../row-actions.js';
import { ApproveMemberDialog } from './approve-member-dialog.js';
import { ApprovePlanDialog } from './approve-plan-dialog.js';
import { DeleteMemberDialog } from './delete-member-dialog.js';
import { UpdatePlanDialog } from './update-plan-dialog.js';

const dialogs = {
  approvePlan: ApprovePlanDialog,
  updatePlan: UpdatePlanDialog,
  approve: ApproveMemberDialog,
  delete: DeleteMemberDialog,
} as const satisfies Record<RowAction, unknown>;

export function MemberActionDialog({
  action,
  ...props
}: {
  action: RowAction;
  member: NetworkRow;
  onClose: () => void;
}) {
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}
