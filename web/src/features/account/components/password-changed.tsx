import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../../components/button.js';
import { CopyButton } from '../../../components/copy-button.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { accountMessages } from '../messages.js';
import styles from './account.module.css';

export function PasswordChanged({ password }: { password: string }) {
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
