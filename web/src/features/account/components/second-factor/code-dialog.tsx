import { confirmSecondFactor, type PasskeyAssertion, type PasskeyPurpose } from '@deepam/contracts';
import { CodeField } from '../../../../components/code-field.js';
import { codeMessages } from '../../../../components/code-messages.js';
import { FormDialog } from '../../../../components/form-dialog.js';
import { PasskeyButton } from '../../../../components/passkey-button.js';
import { useFormKit } from '../../../../components/use-form-kit.js';
import { sentenceOf } from '../../../../lib/api/api-error.js';
import { useText } from '../../../../lib/i18n/use-text.js';

interface Props {
  title: string;
  text: string;
  submitLabel: string;
  tone?: 'primary' | 'danger';
  action: { readonly isPending: boolean; readonly error: Error | null };
  purpose: PasskeyPurpose;
  onShown: (shown: { code: string } | { passkey: PasskeyAssertion }) => void;
  onClose: () => void;
}

export function CodeDialog({ title, text, submitLabel, tone, action, purpose, onShown, onClose }: Props) {
  const say = useText(codeMessages);
  const { form, field } = useFormKit({
    schema: confirmSecondFactor.body!,
    blank: { code: '' },
    sentences: { code: say('needed') },
    refusalOf: () => (action.error === null ? undefined : sentenceOf(action.error)),
    onValid: onShown,
  });
  return (
    <FormDialog
      title={title}
      form={form}
      submitLabel={submitLabel}
      tone={tone}
      busy={action.isPending}
      onClose={onClose}
    >
      <p>{text}</p>
      <CodeField {...field('code')} data-autofocus />
      <PasskeyButton purpose={purpose} busy={action.isPending} onUsed={(passkey) => onShown({ passkey })} />
    </FormDialog>
  );
}
