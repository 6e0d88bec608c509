import { addRole, permissions, type RoleView } from '@deepam/contracts';
import { useId } from 'react';
import choiceStyles from '../../../components/ui/choices.module.css';
import { FieldError } from '../../../components/ui/field.js';
import { FormDialog } from '../../../components/ui/form-dialog.js';
import { TextField } from '../../../components/ui/text-field.js';
import { useFormKit } from '../../../components/ui/use-form-kit.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { saysAndCloses } from '../../../lib/says-and-closes.js';
import { useSaveRole } from '../api.js';
import { staffMessages } from '../../../shared/members/staff-messages.js';

export function RoleDialog({ role, onClose }: { role: RoleView | null; onClose: () => void }) {
  const t = useText(staffMessages);
  const { may } = useDesk();
  const errorId = useId();
  const saving = useSaveRole(role?._id ?? null);
  const { form, field } = useFormKit({
    schema: addRole.body!,
    blank: { name: role?.name ?? '', permissions: [...(role?.permissions ?? [])] as string[] },
    sentences: { name: t('nameNeeded'), permissions: t('includesNeeded') },
    onValid: (body) =>
      saving.mutate(body, {
        onSuccess: saysAndCloses(t('roleSaved', { role: body.name }), onClose),
        onAwaits: onClose,
      }),
  });
  const { ref, name, onChange, onBlur, error } = field('permissions');
  return (
    <FormDialog
      title={role === null ? t('addRole') : t('changeThisRole', { role: role.name })}
      form={form}
      submitLabel={t('save')}
      busy={saving.isPending}
      failure={saving.isError ? t('failed', { error: sentenceOf(saving.error) }) : undefined}
      onClose={onClose}
    >
      {role !== null && <p>{t('changeThisLead')}</p>}
      <TextField {...field('name')} label={t('roleName')} autoComplete="off" maxLength={60} required data-autofocus />
      <fieldset className={choiceStyles.choices} aria-describedby={error === undefined ? undefined : errorId}>
        <legend>{t('includes')}</legend>
        {permissions
          .filter((permission) => may(permission))
          .map((permission) => (
            <label key={permission} className={choiceStyles.choice}>
              <input
                type="checkbox"
                {...{ ref, name }}
                aria-invalid={error !== undefined}
                onChange={(event) => void onChange(event)}
                onBlur={(event) => void onBlur(event)}
                value={permission}
              />
              {t(permission)}
            </label>
          ))}
        {error !== undefined && <FieldError id={errorId} text={error} />}
      </fieldset>
    </FormDialog>
  );
}
