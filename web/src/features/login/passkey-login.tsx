import { Button } from '../../components/button.js';
import { FieldError } from '../../components/field.js';
import { PasskeyOutcome } from '../../components/passkey-button.js';
import { ApiError } from '../../lib/api/api-error.js';
import { passkeyMessages } from '../../lib/auth/passkey-messages.js';
import { useCanUsePasskeys } from '../../lib/auth/passkeys.js';
import { useText } from '../../lib/i18n/use-text.js';
import { usePasskeyLogin } from './api/passkey-login.js';
import styles from './login-page.module.css';
import { refusalOf } from './login-refusal.js';

export function PasskeyLogin() {
  const t = useText(passkeyMessages);
  const logIn = usePasskeyLogin();
  if (!useCanUsePasskeys()) return null;
  const { error } = logIn;
  const isSuspended = error instanceof ApiError && error.code === 'AUTH.SUSPENDED';
  return (
    <div className={styles.passkey}>
      <Button variant="secondary" wide busy={logIn.isPending} onClick={() => logIn.mutate()}>
        {t('logIn')}
      </Button>
      {isSuspended ? <FieldError text={refusalOf(error)} /> : <PasskeyOutcome error={error} />}
    </div>
  );
}
