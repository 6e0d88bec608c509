import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.js';
import { FieldError } from '../../../components/field.js';
import { PasswordField } from '../../../components/password-field.js';
import { ApiError, withReason } from '../../../lib/api/api-error.js';
import { focusFirstFault } from '../../../lib/focus-first-fault.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useIsCommonPassword } from '../../../lib/use-is-common-password.js';
import { type NewPassword, useChangePassword } from '../api/change-password.js';
import { accountMessages } from '../messages.js';
import { passwordFault } from '../password-rules.js';
import styles from './account.module.css';

interface Props {
  /** Not asked of those who have to replace a password that somebody else gave them. */
  asksCurrent: boolean;
  onDone: (password: string) => void;
}

export function PasswordForm({ asksCurrent, onDone }: Props) {
  const t = useText(accountMessages);
  const change = useChangePassword();
  const [form, setForm] = useState({ currentPassword: '', password: '', confirmPassword: '' });
  const isCommon = useIsCommonPassword(form.password);
  const [shown, setShown] = useState(false);
  const [fault, setFault] = useState<ReturnType<typeof passwordFault>>(null);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const entry = { ...form, currentPassword: asksCurrent ? form.currentPassword : undefined };
    const found = passwordFault(entry, isCommon);
    setFault(found);
    if (found !== null) return focusFirstFault(event.currentTarget);
    change.mutate(entry, { onSuccess: () => onDone(form.password) });
  }

  const serverFault = (field: keyof NewPassword): string | undefined => {
    if (!(change.error instanceof ApiError)) return undefined;
    if (change.error.code === 'IDENTITY.PASSWORD_WRONG') {
      return field === 'currentPassword' ? change.error.message : undefined;
    }
    return change.error.fieldError(field);
  };

  const bind = (field: keyof NewPassword) => ({
    name: field,
    value: form[field],
    shown,
    error: fault?.field === field ? t(fault.fault) : serverFault(field),
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [field]: target.value }),
  });

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {asksCurrent && (
        <PasswordField {...bind('currentPassword')} label={t('currentPassword')} autoComplete="current-password" />
      )}
      <PasswordField
        {...bind('password')}
        label={t('newPassword')}
        hint={t('newPasswordHint')}
        autoComplete="new-password"
      />
      <PasswordField {...bind('confirmPassword')} label={t('confirmPassword')} autoComplete="new-password" />
      <label className={styles.check}>
        <input type="checkbox" checked={shown} onChange={(event) => setShown(event.target.checked)} />
        {t('showPasswords')}
      </label>
      {change.isError && <FieldError text={failure()} />}
      <Button type="submit" wide busy={change.isPending}>
        {t('changePassword')}
      </Button>
    </form>
  );

  function failure(): string {
    const ownPlace = Object.keys(form).some((field) => serverFault(field as keyof NewPassword) !== undefined);
    return ownPlace ? t('passwordFailed') : withReason(t('passwordFailed'), change.error);
  }
}
