import type { RoleView } from '@deepam/contracts';
import { ConfirmDialog } from '../../../components/confirm-dialog.js';
import { FieldError } from '../../../components/field.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { useDeleteRole } from '../api/staff.js';
import { staffMessages } from '../messages.js';

/** A role that nobody has. */
export function DeleteRoleDialog({ role: { _id, name: role }, onClose }: { role: RoleView; onClose: () => void }) {
  const t = useText(staffMessages);
  const deletion = useDeleteRole(_id);
  const confirm = () =>
    deletion.mutate(undefined, {
      onSuccess: () => {
        showToast(t('roleDeleted', { role }), 'success');
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      title={t('deleteTitle')}
      confirmLabel={t('delete')}
      tone="danger"
      busy={deletion.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{t('deleteLead', { role })}</p>
      {deletion.isError && <FieldError text={t('failed', { error: sentenceOf(deletion.error) })} />}
    </ConfirmDialog>
  );
}
