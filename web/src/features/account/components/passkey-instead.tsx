import type { PasskeyAssertion } from '@deepam/contracts';
import { PasskeyButton, PasskeyOutcome } from '../../../components/passkey-button.js';
import { callApi } from '../../../lib/api-client.js';
import { useAction } from '../../../lib/api/use-action.js';
import { useRenewal } from '../../../lib/auth/use-renewal.js';
import styles from './account.module.css';

export function PasskeyInstead() {
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
