import { reauthenticate } from '@deepam/contracts';
import { FormDialog } from '../components/form-dialog.js';
import { PasswordField } from '../components/password-field.js';
import { useFormKit } from '../components/use-form-kit.js';
import { callApi } from '../lib/api-client.js';
import { sentenceOf } from '../lib/api/api-error.js';
import { useAction } from '../lib/api/use-action.js';
import { useAuth } from '../lib/auth/use-auth.js';
import { useText } from '../lib/i18n/use-text.js';
import { appMessages } from './messages.js';

/** @param onEnd called with whether the session has a fresh token */
export default function PasswordDialog({ onEnd }: { onEnd: (isGiven: boolean) => void }) {
  const t = useText(appMessages);
  const { isHead, login } = useAuth();
  const give = useAction({
    mutationFn: async (password: string, key) => {
      const { token } = await callApi('reauthenticate', { key, body: { password } });
      await login({ token, isHead });
    },
    onSuccess: () => onEnd(true),
  });
  const { form, field } = useFormKit({
    schema: reauthenticate.body!,
    blank: { password: '' },
    sentences: { password: t('passwordNeeded') },
    refusalOf: () => (give.isError ? sentenceOf(give.error) : undefined),
    onValid: ({ password }) => give.mutate(password),
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
    </FormDialog>
  );
}
