import type { NetworkRow } from '@deepam/contracts';
import type { RowAction } from '../row-actions.js';
import { ApprovePlanDialog } from './approve-plan-dialog.js';
import { UpdatePlanDialog } from './update-plan-dialog.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { saysAndCloses } from '../../../lib/says-and-closes.js';
import { useDeleteMember, useApproveRegistration } from '../api.js';
import { memberAdminMessages } from '../messages.js';
import { ConfirmMemberAction } from './confirm-member-action.js';
import { SharedNumbersNotice } from '../../../shared/members/shared-numbers.js';

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

function DeleteMemberDialog({ member, onClose }: { member: NetworkRow; onClose: () => void }) {
  const t = useText(memberAdminMessages);
  const deletion = useDeleteMember();
  const remove = () =>
    deletion.mutate(member._id, { onSuccess: saysAndCloses(t('deleted', { name: member.name }), onClose) });
  return (
    <ConfirmMemberAction
      member={member}
      question={t('confirmDelete')}
      confirmLabel={t('delete')}
      tone="danger"
      work={deletion}
      onConfirm={remove}
      onCancel={onClose}
    />
  );
}

function ApproveMemberDialog({ member, onClose }: { member: NetworkRow; onClose: () => void }) {
  const t = useText(memberAdminMessages);
  const approval = useApproveRegistration();
  const approve = () =>
    approval.mutate(member._id, { onSuccess: saysAndCloses(t('approved', { name: member.name }), onClose) });
  return (
    <ConfirmMemberAction
      member={member}
      question={t('confirmApprove')}
      note={<SharedNumbersNotice memberId={member._id} />}
      confirmLabel={t('approve')}
      work={approval}
      onConfirm={approve}
      onCancel={onClose}
    />
  );
}
