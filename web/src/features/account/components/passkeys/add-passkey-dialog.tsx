import { useState } from 'react';
import { ProofDialog } from '../../../../components/proof-dialog.js';
import { TextField } from '../../../../components/text-field.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { saysAndCloses } from '../../../../lib/says-and-closes.js';
import { useAddPasskey } from '../../api/passkeys.js';
import { passkeysMessages } from '../../passkeys-messages.js';

/** The owner proves their identity, because the session may be unattended or stolen. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const t = useText(passkeysMessages);
  const add = useAddPasskey();
  const [name, setName] = useState('');
  return (
    <ProofDialog
      title={t('add')}
      submitLabel={t('goOn')}
      purpose="add-passkey"
      action={add}
      onProof={(proof) => add.mutate({ name, proof }, { onSuccess: saysAndCloses(t('added'), onClose) })}
      onClose={onClose}
    >
      <p>{t('addText')}</p>
      <TextField
        label={t('name')}
        note={t('optional')}
        hint={t('nameHint')}
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
        data-autofocus
      />
    </ProofDialog>
  );
}
