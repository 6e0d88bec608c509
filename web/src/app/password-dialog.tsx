import { useState } from 'react';
import { reauthenticate } from '@deepam/contracts';
import type { z } from 'zod';
import { CodeField } from '../components/code-field.js';
import { codeMessages } from '../components/code-messages.js';
import { FormDialog } from '../components/form-dialog.js';
import { PasswordField } from '../components/password-field.js';
import { useFormKit } from '../components/use-form-kit.js';
import { callApi } from '../lib/api-client.js';
import { ApiError, sentenceOf } from '../lib/api/api-error.js';
import { useAction } from '../lib/api/use-action.js';
import { useAuth } from '../lib/auth/use-auth.js';
import { useText } from '../lib/i18n/use-text.js';
import { appMessages } from './messages.js';

type Given = z.input<NonNullable<typeof reauthenticate.body>>;
const passwordAlone: z.ZodType<Given> = reauthenticate.body!.omit({ code: true });
const withCode: z.ZodType<Given> = reauthenticate.body!.required({ code: true });

/** @param onEnd called with whether the session has a fresh token */
export default function PasswordDialog({ onEnd }: { onEnd: (isGiven: boolean) => void }) {
  const t = useText(appMessages);
  const say = useText(codeMessages);
  const { isHead, login } = useAuth();
  const [asksCode, setAsksCode] = useState(false);
  const give = useAction({
    mutationFn: async (body: Given, key) => {
      const { token } = await callApi('reauthenticate', { key, body });
      await login({ token, isHead });
    },
    onError: (error) => setAsksCode(asksCode || refusedBy(error) === 'IDENTITY.CODE_NEEDED'),
    onSuccess: () => onEnd(true),
  });
  const { form, field } = useFormKit({
    schema: asksCode ? withCode : passwordAlone,
    blank: { password: '', code: '' },
    sentences: { password: t('passwordNeeded'), code: say('needed') },
    refusalOf: (name) => {
      const code = refusedBy(give.error);
      if (code === null || code === 'IDENTITY.CODE_NEEDED') return undefined;
      return name === (code === 'IDENTITY.CODE_WRONG' ? 'code' : 'password') ? sentenceOf(give.error) : undefined;
    },
    onValid: (given) => give.mutate(given),
  });

  return (
    <FormDialog
      title={t('passwordAgain')}
      form={form}
      submitLabel={t('goOn')}
      busy={give.isPending}
      onClose={() => onEnd(false)}
    >
      <p>{t('whyPasswordAgain')}</p>
      <PasswordField
        {...field('password')}
        label={t('password')}
        maxLength={200}
        autoComplete="current-password"
        data-autofocus
      />
      {asksCode && <CodeField {...field('code')} takesFocus />}
    </FormDialog>
  );
}

/** Null when it was not; what is no answer of the server counts as a refusal without a code. */
const refusedBy = (error: unknown): string | null =>
  error instanceof ApiError ? error.code : error === null ? null : 'unknown';
