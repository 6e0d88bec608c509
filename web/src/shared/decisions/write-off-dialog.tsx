import { closeMemberAccount } from '@deepam/contracts';
import { callApi } from '../../lib/api-client.js';
import { sentenceOf } from '../../lib/api/api-error.js';
import { useRefresh } from '../../lib/api/endpoint-query.js';
import { useAction } from '../../lib/api/use-action.js';
import { formatRupees } from '../../lib/format/money.js';
import { useText } from '../../lib/i18n/use-text.js';
import { announceAndClose } from '../../lib/announce-and-close.js';
import { FormDialog } from '../../components/ui/form-dialog.js';
import { memberAccountMessages } from '../members/member-account-messages.js';
import { TextAreaField, TextField } from '../../components/ui/text-field.js';
import { useFormKit } from '../../components/ui/use-form-kit.js';

interface Props {
  member: { readonly _id: string; readonly name: string };
  onClose: () => void;
}

/** The exact amount is typed, so that the head can't write off another account by mistake. */
export function WriteOffDialog({ member: { _id: id, name }, onClose }: Props) {
  const t = useText(memberAccountMessages);
  const refresh = useRefresh();
  const closing = useAction({
    mutationFn: (body: { writtenOff: number; reason: string }, key) =>
      callApi('closeMemberAccount', { key, params: { id }, body }),
    onSettled: () => refresh('memberAccount', 'memberNetwork', 'memberSessions'),
  });
  const { form, field } = useFormKit({
    schema: closeMemberAccount.body!,
    blank: { writtenOff: '', reason: '' },
    sentences: { writtenOff: t('owedNeeded'), reason: t('reasonNeeded') },
    onValid: (body) =>
      closing.mutate(body, {
        onSuccess: announceAndClose(t('writtenOff', { name, amount: formatRupees(body.writtenOff) }), onClose),
      }),
  });
  return (
    <FormDialog
      title={t('writeOffTitle')}
      form={form}
      tone="danger"
      submitLabel={t('writeOff')}
      busy={closing.isPending}
      failure={closing.isError ? t('failed', { error: sentenceOf(closing.error) }) : undefined}
      onClose={onClose}
    >
      <p>{t('writeOffLead', { name })}</p>
      <TextField
        {...field('writtenOff')}
        label={t('owed')}
        inputMode="decimal"
        autoComplete="off"
        required
        data-autofocus
      />
      <TextAreaField {...field('reason')} label={t('writeOffReason')} maxLength={500} required />
    </FormDialog>
  );
}
