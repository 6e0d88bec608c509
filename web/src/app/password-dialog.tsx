import { ProofDialog, type Proof } from '../shared/decisions/proof-dialog.js';
import { callApi } from '../lib/api-client.js';
import { useAction } from '../lib/api/use-action.js';
import { useRenewal } from '../lib/auth/use-renewal.js';
import { useText } from '../lib/i18n/use-text.js';
import { appMessages } from './messages.js';

/** @param onEnd called with whether the session has a fresh token */
export default function PasswordDialog({ onEnd }: { onEnd: (isGiven: boolean) => void }) {
  const t = useText(appMessages);
  const renew = useRenewal();
  const give = useAction({
    mutationFn: async (proof: Proof, key) => {
      const { token } =
        'passkey' in proof
          ? await callApi('passkeyReauthenticate', { key, body: { credential: proof.passkey } })
          : await callApi('reauthenticate', { key, body: proof });
      await renew(token);
    },
    onSuccess: () => onEnd(true),
  });

  return (
    <ProofDialog
      title={t('passwordAgain')}
      submitLabel={t('goOn')}
      purpose="step-up"
      action={give}
      onProof={give.mutate}
      onClose={() => onEnd(false)}
    >
      <p>{t('whyPasswordAgain')}</p>
    </ProofDialog>
  );
}
