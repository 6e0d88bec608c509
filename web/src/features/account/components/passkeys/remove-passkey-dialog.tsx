import type { PasskeyView } from '@deepam/contracts';
import { ProofDialog } from '../../../../components/proof-dialog.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { showToast } from '../../../../lib/toast.js';
import { useRemovePasskey } from '../../api/passkeys.js';
import { passkeysMessages } from '../../passkeys-messages.js';

interface Props {
  passkey: PasskeyView;
  onClose: () => void;
}

export function RemovePasskeyDialog({ passkey: { _id: id, name }, onClose }: Props) {
  const t = useText(passkeysMessages);
  const remove = useRemovePasskey();
  return (
    <ProofDialog
      title={t('removeTitle')}
      submitLabel={t('remove')}
      tone="danger"
      purpose="remove-passkey"
      action={remove}
      onProof={(proof) =>
        remove.mutate(
          { id, proof },
          {
            onSuccess: () => {
              showToast(t('removed'));
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      <p>{t('removeText', { name })}</p>
    </ProofDialog>
  );
}
