import { changeStaffRole, type RoleView, type StaffView } from '@deepam/contracts';
import { FormDialog } from '../../../components/ui/form-dialog.js';
import { useFormKit } from '../../../components/ui/use-form-kit.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { useChangeStaffRole } from '../api.js';
import { staffMessages } from '../../../shared/members/staff-messages.js';
import { roleName } from '../role-name.js';
import { RoleSelect } from './role-select.js';

interface Props {
  person: StaffView;
  roles: readonly RoleView[];
  onClose: () => void;
}

export function ChangeRoleDialog({ person: { _id, name, roleId: present }, roles, onClose }: Props) {
  const t = useText(staffMessages);
  const change = useChangeStaffRole(_id);
  const others = roles.filter((role) => role._id !== present);
  const { form, field } = useFormKit({
    schema: changeStaffRole.body!,
    blank: { roleId: '' },
    sentences: { roleId: t('roleNeeded') },
    onValid: ({ roleId }) =>
      change.mutate(roleId, {
        onAwaits: onClose,
        onSuccess: () => {
          showToast(
            t('roleChanged', {
              name,
              role: roleName(
                t,
                roles.find((role) => role._id === roleId)!,
              ),
            }),
            'success',
          );
          onClose();
        },
      }),
  });
  return (
    <FormDialog
      title={t('changeRole')}
      form={form}
      submitLabel={t('changeRole')}
      busy={change.isPending}
      failure={change.isError ? t('failed', { error: sentenceOf(change.error) }) : undefined}
      onClose={onClose}
    >
      <p>{t('changeRoleLead', { name })}</p>
      <RoleSelect {...field('roleId')} roles={others} />
    </FormDialog>
  );
}
