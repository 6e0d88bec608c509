import { useEffect, useEffectEvent, useState } from 'react';
import { z } from 'zod';
import type { PinSignIn } from '../../lib/accounts/pin-sign-ins.js';
import { isGone, openPinSignIn, type Opened, putAway, switchTo } from '../../lib/accounts/switch-account.js';
import { ApiError, sentenceOf } from '../../lib/api/api-error.js';
import { useAction } from '../../lib/api/use-action.js';
import { useText } from '../../lib/i18n/use-text.js';
import { FormDialog } from '../../components/ui/form-dialog.js';
import { personName } from '../../components/ui/person-name.js';
import { useFormKit } from '../../components/ui/use-form-kit.js';
import { accountsMessages } from './messages.js';
import { PinField, tidyPin } from './pin-field.js';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.js';
import { useAuth } from '../../lib/auth/use-auth.js';

interface LogInDialogProps {
  name: string;
  text: string;
  onLogIn: () => Promise<void>;
  onClose: () => void;
}

function LogInDialog({ name, text, onLogIn, onClose }: LogInDialogProps) {
  const t = useText(accountsMessages);
  const { status } = useAuth();
  const [isBusy, setBusy] = useState(false);
  const logIn = () => {
    if (status !== 'in') return onClose();
    setBusy(true);
    void onLogIn().finally(() => setBusy(false));
  };
  return (
    <ConfirmDialog open title={name} confirmLabel={t('logIn')} busy={isBusy} onConfirm={logIn} onCancel={onClose}>
      <p role="status">{text}</p>
    </ConfirmDialog>
  );
}

const given = z.object({ pin: z.string().regex(/^\d{4,6}$/) });

interface Props {
  kept: PinSignIn;
  onClose: () => void;
}

export function PinDialog({ kept, onClose }: Props) {
  const t = useText(accountsMessages);
  const [ownTries, setOwnTries] = useState(0);
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = useAction({
    mutationFn: (pin: string) => openPinSignIn(kept, pin),
    onSuccess: setOpened,
    onError: (refused) => {
      if (refused instanceof ApiError && refused.code === 'IDENTITY.PIN_WRONG') setOwnTries((tries) => tries + 1);
    },
  });
  const name = personName(kept.name);
  const { error } = open;
  const left =
    error instanceof ApiError && error.code === 'IDENTITY.PIN_WRONG' ? error.details?.['triesLeft'] : undefined;
  const isWrong = typeof left === 'number' && left > 0;
  const { form, field } = useFormKit({
    schema: given,
    blank: { pin: '' },
    byHeart: 'pin',
    sentences: { pin: t('digits') },
    refusalOf: () => (isWrong ? t('wrong', { left, name }) : undefined),
    onValid: ({ pin }) => open.mutate(pin),
  });
  const [hasRunOut] = useState(() => kept.endsAt <= Date.now());
  if (hasRunOut) return <LogInDialog text={t('runOutText')} onLogIn={putAway} onClose={onClose} name={name} />;
  if (opened !== null) {
    const goOn = () => switchTo(opened, kept);
    const count = opened.wrongTries - ownTries;
    // The request has ended, so leaving needs no confirmation.
    return count > 0 ? <WrongPinsDialog count={count} onGoOn={goOn} onClose={onClose} /> : <Leaving onGo={goOn} />;
  }
  if (isGone(error) || isRunOut(error)) {
    const text = left === 0 ? t('gone', { name }) : sentenceOf(error);
    return <LogInDialog text={text} onLogIn={putAway} onClose={onClose} name={name} />;
  }
  return (
    <FormDialog
      title={t('pinOf', { name })}
      form={form}
      submitLabel={t('open')}
      busy={open.isPending}
      failure={open.isError && !isWrong ? sentenceOf(error) : undefined}
      onClose={onClose}
    >
      <PinField {...field('pin', tidyPin)} label={t('pin')} data-autofocus />
    </FormDialog>
  );
}

function Leaving({ onGo }: { onGo: () => Promise<void> }) {
  const go = useEffectEvent(() => void onGo());
  useEffect(() => go(), []);
  return null;
}

const isRunOut = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'IDENTITY.PIN_SIGN_IN_RAN_OUT';

/** Another person has tried PINs: the owner is warned first. */
function WrongPinsDialog({
  count,
  onGoOn,
  onClose,
}: {
  count: number;
  onGoOn: () => Promise<void>;
  onClose: () => void;
}) {
  const t = useText(accountsMessages);
  const [isBusy, setBusy] = useState(false);
  const goOn = () => {
    setBusy(true);
    void onGoOn().finally(() => setBusy(false));
  };
  return (
    <ConfirmDialog
      open
      title={t('title')}
      confirmLabel={t('goOn')}
      busy={isBusy}
      startsAtConfirm
      onConfirm={goOn}
      onCancel={onClose}
    >
      <p>{t('wrongBefore', { count })}</p>
    </ConfirmDialog>
  );
}
