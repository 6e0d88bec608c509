import { reauthenticate, type BodyInputOf, type PasskeyAssertion, type PasskeyPurpose } from '@deepam/contracts';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { ApiError, sentenceOf } from '../../lib/api/api-error.js';
import { useText } from '../../lib/i18n/use-text.js';
import { CodeField } from '../numbers/code-field.js';
import { codeMessages } from '../numbers/code-messages.js';
import { FormDialog } from '../../components/ui/form-dialog.js';
import { PasskeyButton, PasskeyOutcome } from '../numbers/passkey-button.js';
import { PasswordField } from '../../components/ui/password-field.js';
import { useFormKit } from '../../components/ui/use-form-kit.js';

type Given = BodyInputOf<typeof reauthenticate>;
export type Proof = Given | { readonly passkey: PasskeyAssertion };

const passwordAlone: z.ZodType<Given> = reauthenticate.body!.omit({ code: true });
const withCode: z.ZodType<Given> = reauthenticate.body!.required({ code: true });

interface Props {
  title: string;
  children: ReactNode;
  submitLabel: string;
  cancelLabel?: string | undefined;
  tone?: 'primary' | 'danger';
  purpose: PasskeyPurpose;
  action: { readonly isPending: boolean; readonly error: Error | null };
  onProof: (proof: Proof) => void;
  onClose: () => void;
}

export function ProofDialog({
  title,
  children,
  submitLabel,
  cancelLabel,
  tone,
  purpose,
  action,
  onProof,
  onClose,
}: Props) {
  const t = useText(codeMessages);
  const refused = action.error instanceof ApiError ? action.error.code : null;
  const [asksCode, setAsksCode] = useState(false);
  if (refused === 'IDENTITY.CODE_NEEDED' && !asksCode) setAsksCode(true);
  const fieldOf = (code: string | null): 'password' | 'code' | null => {
    if (code === 'IDENTITY.CODE_WRONG') return 'code';
    return code === 'IDENTITY.PASSWORD_WRONG' || code === 'IDENTITY.PASSKEY_NEEDED' ? 'password' : null;
  };
  const { form, field } = useFormKit({
    schema: asksCode ? withCode : passwordAlone,
    blank: { password: '', code: '' },
    byHeart: 'password',
    sentences: { password: t('passwordNeeded'), code: t('needed') },
    refusalOf: (name) => (fieldOf(refused) === name ? sentenceOf(action.error) : undefined),
    onValid: onProof,
  });

  return (
    <FormDialog
      title={title}
      form={form}
      submitLabel={submitLabel}
      {...(cancelLabel !== undefined && { cancelLabel })}
      tone={tone}
      busy={action.isPending}
      onClose={onClose}
    >
      {children}
      <PasswordField
        {...field('password')}
        label={t('password')}
        maxLength={200}
        autoComplete="current-password"
        data-autofocus
      />
      {asksCode && <CodeField {...field('code')} takesFocus />}
      <PasskeyButton purpose={purpose} busy={action.isPending} onUsed={(passkey) => onProof({ passkey })} />
      {refused !== 'IDENTITY.CODE_NEEDED' && fieldOf(refused) === null && <PasskeyOutcome error={action.error} />}
    </FormDialog>
  );
}
