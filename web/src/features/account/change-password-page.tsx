import { useState, useEffect, useRef } from 'react';
import { PageHeader } from '../../components/ui/page-header.js';
import { Card, Page } from '../../components/ui/surface.js';
import { useAuth } from '../../lib/auth/use-auth.js';
import { useText } from '../../lib/i18n/use-text.js';
import { accountMessages } from './messages.js';
import type { PasskeyAssertion } from '@deepam/contracts';
import { PasskeyButton, PasskeyOutcome } from '../../shared/numbers/passkey-button.js';
import { callApi } from '../../lib/api-client.js';
import { useAction } from '../../lib/api/use-action.js';
import { useRenewal } from '../../lib/auth/use-renewal.js';
import styles from './components/account.module.css';
import { Button, ButtonLink } from '../../components/ui/button.js';
import { CopyButton } from '../../components/ui/copy-button.js';
import { FieldError } from '../../components/ui/field.js';
import { passwordSentence } from '../../shared/numbers/new-password.js';
import { PasswordField } from '../../components/ui/password-field.js';
import { useFormKit } from '../../components/ui/use-form-kit.js';
import { AskBeforeLeaving } from '../../components/ui/use-leaving.js';
import { ApiError, fieldRefusals, withReason } from '../../lib/api/api-error.js';
import { useChangePassword } from './api.js';
import { passwordForm } from './password-rules.js';

const mustChange = { 'for-one-use': 'mustChange', 'too-weak': 'mustChangeWeak' } as const;

/** No other call is allowed before a required password change, so the page uses only the token. */
export default function ChangePasswordPage() {
  const t = useText(accountMessages);
  const { mustChangePassword, passwordReason, isFreshAt } = useAuth();
  const [openedAt] = useState(Date.now);
  const asksCurrent = !mustChangePassword && !isFreshAt(openedAt);
  const [changedTo, setChangedTo] = useState<string | null>(null);
  return (
    <Page width="narrow">
      <PageHeader
        title={t('passwordTitle')}
        lead={changedTo === null && mustChangePassword ? t(mustChange[passwordReason]) : undefined}
      />
      <Card as="div">
        {changedTo !== null ? (
          <PasswordChanged password={changedTo} />
        ) : (
          <PasswordForm asksCurrent={asksCurrent} onDone={setChangedTo} />
        )}
        {changedTo === null && asksCurrent && <PasskeyInstead />}
      </Card>
    </Page>
  );
}

function PasskeyInstead() {
  const renew = useRenewal();
  const give = useAction({
    mutationFn: async (credential: PasskeyAssertion, key) => {
      const { token } = await callApi('passkeyReauthenticate', { key, body: { credential } });
      await renew(token);
    },
  });
  return (
    <div className={styles.passkey}>
      <PasskeyButton purpose="step-up" busy={give.isPending} onUsed={give.mutate} />
      <PasskeyOutcome error={give.error} />
    </div>
  );
}

function PasswordChanged({ password }: { password: string }) {
  const t = useText(accountMessages);
  const [shown, setShown] = useState(false);
  const top = useRef<HTMLParagraphElement>(null);
  useEffect(() => top.current!.focus(), []);
  return (
    <div className={styles.form}>
      <p ref={top} tabIndex={-1} role="status" className={styles.success}>
        {t('passwordChanged')}
      </p>
      <div className={styles.secret}>
        <span>
          {t('yourNewPassword')}
          <code>{shown ? password : '•'.repeat(Math.min(password.length, 16))}</code>
        </span>
        <span className={styles.secretTools}>
          <Button variant="quiet" aria-pressed={shown} onClick={() => setShown(!shown)}>
            {t(shown ? 'hide' : 'show')}
          </Button>
          <CopyButton value={password} what={t('copyPassword')} />
        </span>
      </div>
      <ButtonLink to="/dashboard" wide>
        {t('toDashboard')}
      </ButtonLink>
    </div>
  );
}

interface Props {
  asksCurrent: boolean;
  onDone: (password: string) => void;
}

function PasswordForm({ asksCurrent, onDone }: Props) {
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
      <p>{t('passwordLead')}</p>
    </form>
  );
}
