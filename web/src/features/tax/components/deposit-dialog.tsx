import { addTaxDeposit } from '@deepam/contracts';
import { useState } from 'react';
import { FormDialog } from '../../../components/ui/form-dialog.js';
import { TextField } from '../../../components/ui/text-field.js';
import { useFormKit } from '../../../components/ui/use-form-kit.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { indianDay } from '../../../lib/format/indian-day.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { useAddTaxDeposit } from '../api.js';
import { taxMessages } from '../messages.js';

export function DepositDialog({ owed, onClose }: { owed: number; onClose: () => void }) {
  const t = useText(taxMessages);
  const adding = useAddTaxDeposit();
  const [today] = useState(() => indianDay(new Date()));
  const [begun] = useState(owed);
  const { form, field } = useFormKit({
    schema: addTaxDeposit.body!.refine(({ paidOn }) => paidOn <= today, { path: ['paidOn'] }),
    blank: { challan: '', paidOn: today, amount: String(begun) },
    sentences: { challan: t('challanNeeded'), paidOn: t('paidOnWrong'), amount: t('amountWrong') },
    onValid: (body) =>
      adding.mutate(body, {
        onAwaits: onClose,
        onSuccess: (answer) => {
          showToast(t('deposited', { owed: formatRupees(answer.owed) }), 'success');
          onClose();
        },
      }),
  });
  return (
    <FormDialog
      title={t('depositTitle')}
      form={form}
      submitLabel={t('depositSave')}
      busy={adding.isPending}
      failure={adding.isError ? t('depositFailed', { error: sentenceOf(adding.error) }) : undefined}
      onClose={onClose}
    >
      <p>{t('depositLead')}</p>
      <TextField {...field('challan')} label={t('challan')} autoComplete="off" maxLength={40} required />
      <TextField {...field('paidOn')} label={t('paidOn')} type="date" max={today} required />
      <TextField
        {...field('amount')}
        label={t('amount')}
        note="₹"
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        required
      />
    </FormDialog>
  );
}
