import type { NetworkRow } from '@deepam/contracts';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { useDeleteMember } from '../api/delete-member.js';
import { memberAdminMessages } from '../messages.js';
import { ConfirmMemberAction } from './confirm-member-action.js';

export function DeleteMemberDialog({ member, onClose }: { member: NetworkRow; onClose: () => void }) {
  const t = useText(memberAdminMessages);
  const deletion = useDeleteMember();
  const remove = () =>
    deletion.mutate(member._id, {
      onSuccess: () => {
        showToast(t('deleted', { name: member.name }), 'success');
        onClose();
      },
    });
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
