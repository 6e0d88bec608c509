import type { NetworkRow } from '@deepam/contracts';
import { useText } from '../../../lib/i18n/use-text.js';
import { saysAndCloses } from '../../../lib/says-and-closes.js';
import { useDeleteMember } from '../api/delete-member.js';
import { memberAdminMessages } from '../messages.js';
import { ConfirmMemberAction } from './confirm-member-action.js';

export function DeleteMemberDialog({ member, onClose }: { member: NetworkRow; onClose: () => void }) {
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
