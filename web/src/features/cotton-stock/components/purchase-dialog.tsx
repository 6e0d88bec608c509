import { addCottonPurchase } from '@deepam/contracts';
import { useState } from 'react';
import { dialogMessages } from '../../../components/dialog-messages.js';
import { FormDialog } from '../../../components/form-dialog.js';
import { TextField } from '../../../components/text-field.js';
import { useFormKit } from '../../../components/use-form-kit.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { indianDay } from '../../../lib/format/indian-day.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { useAddPurchase } from '../api/cotton-stock.js';
import { cottonStockMessages } from '../messages.js';
import { useWeight } from './use-weight.js';

/** Cotton that was bought, today or earlier. */
export function PurchaseDialog({ onClose }: { onClose: () => void }) {
  const t = useText(cottonStockMessages);
  const say = useText(dialogMessages);
  const weight = useWeight();
  const adding = useAddPurchase();
  const [today] = useState(() => indianDay(new Date()));
  const { form, field } = useFormKit({
    schema: addCottonPurchase.body!,
    blank: { kg: '', day: today, supplier: '', invoice: '', price: '' },
    sentences: {
      kg: t('kgWrong'),
      day: t('dayWrong'),
      supplier: t('supplierWrong'),
      invoice: t('invoiceWrong'),
      price: t('priceWrong'),
    },
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
      title={t('addPurchase')}
      form={form}
      submitLabel={t('save')}
      busy={adding.isPending}
      failure={adding.isError ? t('noteFailed', { error: sentenceOf(adding.error) }) : undefined}
      onClose={onClose}
    >
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
      <TextField {...field('supplier')} label={t('supplier')} maxLength={200} required />
      <TextField {...field('invoice')} label={t('invoice')} note={say('optional')} maxLength={60} />
      <TextField {...field('price')} label={t('priceField')} note={say('optional')} inputMode="decimal" />
    </FormDialog>
  );
}
