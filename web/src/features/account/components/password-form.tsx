import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { FieldError } from '../../../components/ui/field.js';
import { passwordSentence } from '../../../shared/numbers/new-password.js';
import { PasswordField } from '../../../components/ui/password-field.js';
import { useFormKit } from '../../../components/ui/use-form-kit.js';
import { AskBeforeLeaving } from '../../../components/ui/use-leaving.js';
import { ApiError, fieldRefusals, withReason } from '../../../lib/api/api-error.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useChangePassword } from '../api.js';
import { accountMessages } from '../messages.js';
import { passwordForm } from '../password-rules.js';
import styles from './account.module.css';

interface Props {
  asksCurrent: boolean;
  onDone: (password: string) => void;
}

export function PasswordForm({ asksCurrent, onDone }: Props) {
  const t = useText(accountMessages);
  const change = useChangePassword();
  const [shown, setShown] = useState(false);
  const { form, field, isRefused } = useFormKit({
    schema: passwordForm(asksCurrent),
    blank: { currentPassword: '', password: '', confirmPassword: '' },
    byHeart: 'currentPassword',
    sentences: {
      currentPassword: t('currentNeeded'),
      password: (issue) => t(passwordSentence(issue)),
      confirmPassword: t('passwordsDiffer'),
    },
    refusalOf: (field) => {
      if (!(change.error instanceof ApiError) || change.error.code !== 'IDENTITY.PASSWORD_WRONG')
        return fieldRefusals(change.error)(field);
      return field === 'currentPassword' ? change.error.message : undefined;
    },
    onValid: (entry) => change.mutate(entry, { onSuccess: () => onDone(entry.password) }),
  });
  const bind = (name: Parameters<typeof field>[0]) => ({ ...field(name), shown, maxLength: 200 });

  return (
    <form className={styles.form} {...form}>
      <AskBeforeLeaving isSending={change.isPending} isChanged={form['data-changed'] === true} />
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
      {change.isError && (
        <FieldError text={isRefused ? t('passwordFailed') : withReason(t('passwordFailed'), change.error)} />
      )}
      <Button type="submit" wide busy={change.isPending}>
        {t('changePassword')}
      </Button>
    </form>
  );
}
