import { briefName } from '@deepam/contracts';
import { useState } from 'react';
import { setUpPinSignIn } from '../../lib/accounts/set-up-pin-sign-in.js';
import { pinFault } from '../../lib/accounts/pin-rule.js';
import { useAction } from '../../lib/api/use-action.js';
import { useText } from '../../lib/i18n/use-text.js';
import type { Profile } from '../../lib/own-profile.js';
import { ProofDialog, type Proof } from '../decisions/proof-dialog.js';
import { accountsMessages } from './messages.js';
import { PinField, tidyPin } from './pin-field.js';

interface Props {
  profile: Pick<Profile, 'name' | 'mobile'>;
  title?: string;
  text: string;
  cancelLabel?: string;
  onKept: () => void;
  onClose: () => void;
}

/** An open session needs the password before it gets a PIN. */
export function NewPinDialog({ profile, title, text, cancelLabel, onKept, onClose }: Props) {
  const t = useText(accountsMessages);
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const [isTried, setTried] = useState(false);
  const shown = { name: briefName(profile.name), ending: profile.mobile.slice(-2) };
  const keep = useAction({ mutationFn: (proof: Proof) => setUpPinSignIn(pin, shown, proof), onSuccess: onKept });
  const fault = pinFault(pin);
  const isFit = fault === null && pin === again;
  const pinError = fault === 'easy' ? t('easy') : t('digits');
  return (
    <ProofDialog
      title={title ?? t('newTitle')}
      submitLabel={t('save')}
      cancelLabel={cancelLabel}
      purpose="keep-login"
      action={keep}
      onProof={(proof) => {
        setTried(true);
        if (isFit) keep.mutate(proof);
      }}
      onClose={onClose}
    >
      <p>{text}</p>
      <PinField
        label={t('newPin')}
        hint={t('hint')}
        value={pin}
        error={isTried && fault !== null ? pinError : undefined}
        onChange={(event) => setPin(tidyPin(event.target.value))}
        data-autofocus
      />
      <PinField
        label={t('again')}
        value={again}
        error={isTried && fault === null && pin !== again ? t('differ') : undefined}
        onChange={(event) => setAgain(tidyPin(event.target.value))}
      />
    </ProofDialog>
  );
}
