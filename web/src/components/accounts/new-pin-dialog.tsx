import { briefName } from '@deepam/contracts';
import { z } from 'zod';
import { keepPresent } from '../../lib/accounts/keep-present.js';
import { pinFault } from '../../lib/accounts/pin-rule.js';
import { sentenceOf } from '../../lib/api/api-error.js';
import { useAction } from '../../lib/api/use-action.js';
import { useText } from '../../lib/i18n/use-text.js';
import type { Profile } from '../../lib/own-profile.js';
import { FormDialog } from '../form-dialog.js';
import { useFormKit } from '../use-form-kit.js';
import { accountsMessages } from './messages.js';
import { PinField, tidyPin } from './pin-field.js';

const twice = z
  .object({ pin: z.string(), again: z.string() })
  .refine(({ pin }) => pinFault(pin) === null, { path: ['pin'] })
  .refine(({ pin, again }) => pin === again, { path: ['again'] });

interface Props {
  profile: Pick<Profile, 'name' | 'mobile'>;
  title?: string;
  text: string;
  cancelLabel?: string;
  onKept: () => void;
  onClose: () => void;
}

/** Takes a new PIN for the account that is logged in. */
export function NewPinDialog({ profile, title, text, cancelLabel, onKept, onClose }: Props) {
  const t = useText(accountsMessages);
  const keep = useAction({
    mutationFn: (pin: string) => keepPresent(pin, { name: briefName(profile.name), ending: profile.mobile.slice(-2) }),
    onSuccess: onKept,
  });
  const { form, field } = useFormKit({
    schema: twice,
    blank: { pin: '', again: '' },
    sentences: {
      pin: (_issue, pin) => t(pinFault(pin) === 'easy' ? 'easy' : 'digits'),
      again: t('differ'),
    },
    onValid: ({ pin }) => keep.mutate(pin),
  });
  return (
    <FormDialog
      title={title ?? t('newTitle')}
      form={form}
      submitLabel={t('save')}
      {...(cancelLabel !== undefined && { cancelLabel })}
      busy={keep.isPending}
      failure={keep.isError ? sentenceOf(keep.error) : undefined}
      onClose={onClose}
    >
      <p>{text}</p>
      <PinField {...field('pin', tidyPin)} label={t('newPin')} hint={t('hint')} data-autofocus />
      <PinField {...field('again', tidyPin)} label={t('again')} />
    </FormDialog>
  );
}
