import { type ComponentProps, type ReactNode, useState } from 'react';
import { FormDialog } from '../../../components/ui/form-dialog.js';
import { TextField } from '../../../components/ui/text-field.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { indianDay } from '../../../lib/format/indian-day.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { saysAndCloses } from '../../../lib/says-and-closes.js';
import { cottonStockMessages } from '../messages.js';
import { useWeight } from './use-weight.js';

interface Props extends Pick<ComponentProps<typeof FormDialog>, 'title' | 'form' | 'onClose'> {
  adding: { readonly isPending: boolean; readonly error: Error | null };
  children: ReactNode;
}

export function MovementDialog({ adding: { isPending, error }, ...dialog }: Props) {
  const t = useText(cottonStockMessages);
  const failure = error === null ? undefined : t('noteFailed', { error: sentenceOf(error) });
  return <FormDialog {...dialog} submitLabel={t('save')} busy={isPending} failure={failure} />;
}

type Field = Omit<ComponentProps<typeof TextField>, 'label'>;

export function WeightAndDay({ field, today }: { field: (name: 'kg' | 'day') => Field; today: string }) {
  const t = useText(cottonStockMessages);
  return (
    <>
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
    </>
  );
}

export function useMovement(onClose: () => void) {
  const t = useText(cottonStockMessages);
  const weight = useWeight();
  const [today] = useState(() => indianDay(new Date()));
  return {
    today,
    noted: ({ kg }: { kg: number }) => ({ onSuccess: saysAndCloses(t('noted', { weight: weight(kg) }), onClose) }),
  };
}
