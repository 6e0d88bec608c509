import type { RoleView } from '@deepam/contracts';
import { ConfirmSending } from '../../../components/confirm-sending.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { saysAndCloses } from '../../../lib/says-and-closes.js';
import { useDeleteRole } from '../api/staff.js';
import { staffMessages } from '../../../components/staff-messages.js';

export function DeleteRoleDialog({ role: { _id, name: role }, onClose }: { role: RoleView; onClose: () => void }) {
  const t = useText(staffMessages);
  const deletion = useDeleteRole(_id);
  const confirm = () => deletion.mutate(undefined, { onSuccess: saysAndCloses(t('roleDeleted', { role }), onClose) });
  return (
    <ConfirmSending
      title={t('deleteTitle')}
      confirmLabel={t('delete')}
      tone="danger"
      busy={deletion.isPending}
      failure={deletion.isError ? t('failed', { error: sentenceOf(deletion.error) }) : undefined}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{t('deleteLead', { role })}</p>
    </ConfirmSending>
  );
}
