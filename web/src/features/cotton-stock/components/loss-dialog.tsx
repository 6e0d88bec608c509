import { addCottonLoss } from '@deepam/contracts';
import { SelectField, TextAreaField } from '../../../components/text-field.js';
import { useFormKit } from '../../../components/use-form-kit.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useAddCottonLoss } from '../api/cotton-stock.js';
import { cottonStockMessages } from '../messages.js';
import { MovementDialog, useMovement, WeightAndDay } from './movement-dialog.js';

export function LossDialog({ onClose }: { onClose: () => void }) {
  const t = useText(cottonStockMessages);
  const adding = useAddCottonLoss();
  const { today, noted } = useMovement(onClose);
  const { form, field } = useFormKit({
    schema: addCottonLoss.body!,
    blank: { kind: 'lost', kg: '', day: today, reason: '' },
    sentences: { kg: t('kgWrong'), day: t('dayWrong'), reason: t('reasonWrong') },
    onValid: (body) => adding.mutate(body, noted(body)),
  });
  return (
    <MovementDialog title={t('addLoss')} form={form} adding={adding} onClose={onClose}>
      <SelectField {...field('kind')} label={t('lossKind')}>
        <option value="lost">{t('missing')}</option>
        <option value="found">{t('more')}</option>
      </SelectField>
      <WeightAndDay field={field} today={today} />
      <TextAreaField {...field('reason')} label={t('reason')} maxLength={500} required />
    </MovementDialog>
  );
}
