import { addCottonPurchase } from '@deepam/contracts';
import { dialogMessages } from '../../../components/dialog-messages.js';
import { TextField } from '../../../components/text-field.js';
import { useFormKit } from '../../../components/use-form-kit.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useAddCottonPurchase } from '../api/cotton-stock.js';
import { cottonStockMessages } from '../messages.js';
import { MovementDialog, useMovement, WeightAndDay } from './movement-dialog.js';

export function PurchaseDialog({ onClose }: { onClose: () => void }) {
  const t = useText(cottonStockMessages);
  const say = useText(dialogMessages);
  const adding = useAddCottonPurchase();
  const { today, noted } = useMovement(onClose);
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
    onValid: (body) => adding.mutate(body, noted(body)),
  });
  return (
    <MovementDialog title={t('addPurchase')} form={form} adding={adding} onClose={onClose}>
      <WeightAndDay field={field} today={today} />
      <TextField {...field('supplier')} label={t('supplier')} maxLength={200} required />
      <TextField {...field('invoice')} label={t('invoice')} note={say('optional')} maxLength={60} />
      <TextField {...field('price')} label={t('priceField')} note={say('optional')} inputMode="decimal" />
    </MovementDialog>
  );
}
