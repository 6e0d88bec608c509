import { type FormEvent, useId, useState } from 'react';
import { Button } from '../components/button.js';
import { Dialog } from '../components/dialog.js';
import styles from '../components/form.module.css';
import { PasswordField } from '../components/password-field.js';
import { callApi } from '../lib/api-client.js';
import { sentenceOf } from '../lib/api/api-error.js';
import { useAction } from '../lib/api/use-action.js';
import { useAuth } from '../lib/auth/use-auth.js';
import { focusFirstFault } from '../lib/focus-first-fault.js';
import { useText } from '../lib/i18n/use-text.js';
import { appMessages } from './messages.js';

/** @param onEnd told whether the session has a fresh token */
export default function PasswordDialog({ onEnd }: { onEnd: (isGiven: boolean) => void }) {
  const t = useText(appMessages);
  const form = useId();
  const { isHead, login } = useAuth();
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const give = useAction({
    mutationFn: async (given: string, key) => {
      const { token } = await callApi('reauthenticate', { key, body: { password: given } });
      await login({ token, isHead });
    },
    onSuccess: () => onEnd(true),
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    // The form below this dialog is another one.
    event.stopPropagation();
    setMissing(password === '');
    if (password === '') return focusFirstFault(event.currentTarget);
    give.mutate(password);
  }

  return (
    <Dialog
      open
      onClose={() => onEnd(false)}
      title={t('passwordAgain')}
      footer={
        <>
          <Button variant="secondary" onClick={() => onEnd(false)}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} busy={give.isPending}>
            {t('goOn')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={submit}>
        <p>{t('whyPasswordAgain')}</p>
        <PasswordField
          name="password"
          label={t('password')}
          value={password}
          error={isMissing ? t('passwordNeeded') : give.isError ? sentenceOf(give.error) : undefined}
          autoComplete="current-password"
          data-autofocus
          onChange={({ target }) => setPassword(target.value)}
        />
      </form>
    </Dialog>
  );
}
