import { addCottonLoss } from '@deepam/contracts';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog.js';
import { SelectField, TextAreaField, TextField } from '../../../components/text-field.js';
import { useFormKit } from '../../../components/use-form-kit.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { indianDay } from '../../../lib/format/indian-day.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { useAddLoss } from '../api/cotton-stock.js';
import { cottonStockMessages } from '../messages.js';
import { useWeight } from './use-weight.js';

/** Cotton that is missing, or that a count has found beyond the ledger. */
export function LossDialog({ onClose }: { onClose: () => void }) {
  const t = useText(cottonStockMessages);
  const weight = useWeight();
  const adding = useAddLoss();
  const [today] = useState(() => indianDay(new Date()));
  const { form, field } = useFormKit({
    schema: addCottonLoss.body!,
    blank: { kind: 'lost', kg: '', day: today, reason: '' },
    sentences: { kg: t('kgWrong'), day: t('dayWrong'), reason: t('reasonWrong') },
    onValid: (body) =>
      adding.mutate(body, {
        onSuccess: () => {
          showToast(t('noted', { weight: weight(body.kg) }), 'success');
          onClose();
        },
      }),
  });
  return (
    <FormDialog
      title={t('addLoss')}
      form={form}
      submitLabel={t('save')}
      busy={adding.isPending}
      failure={adding.isError ? t('noteFailed', { error: sentenceOf(adding.error) }) : undefined}
      onClose={onClose}
    >
      <SelectField {...field('kind')} label={t('lossKind')}>
        <option value="lost">{t('missing')}</option>
        <option value="found">{t('more')}</option>
      </SelectField>
      <TextField
        {...field('kg')}
        label={t('typedKg')}
        hint={t('kgHint')}
        inputMode="decimal"
        autoComplete="off"
        required
        data-autofocus
      />
      <TextField {...field('day')} label={t('day')} type="date" max={today} required />
      <TextAreaField {...field('reason')} label={t('reason')} maxLength={500} required />
    </FormDialog>
  );
}
