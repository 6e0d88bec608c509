import { refundReference, type SoldPlan } from '@deepam/contracts';
import { z } from 'zod';
import { sentenceOf } from '../lib/api/api-error.js';
import { formatRupees } from '../lib/format/money.js';
import { useText } from '../lib/i18n/use-text.js';
import { useNoteRefund } from '../lib/network/plan-sales.js';
import { saysAndCloses } from '../lib/says-and-closes.js';
import { FormDialog } from './form-dialog.js';
import { planSalesMessages } from './plan-sales-messages.js';
import { TextField } from './text-field.js';
import { useFormKit } from './use-form-kit.js';

/** Asks for the transfer by which the money of a reversed sale went back. */
export function RefundDialog({ sale, name, onClose }: { sale: SoldPlan; name: string; onClose: () => void }) {
  const t = useText(planSalesMessages);
  const refund = useNoteRefund();
  const { form, field } = useFormKit({
    schema: z.object({ refundReference }),
    blank: { refundReference: '' },
    sentences: { refundReference: t('referenceOdd') },
    onValid: (given) =>
      refund.mutate(
        { id: sale._id, ...given },
        { onAwaits: onClose, onSuccess: saysAndCloses(t('refundNoted'), onClose) },
      ),
  });
  return (
    <FormDialog
      title={t('refundTitle', { amount: formatRupees(sale.amount) })}
      form={form}
      submitLabel={t('noteRefund')}
      busy={refund.isPending}
      failure={refund.isError ? t('refundFailed', { error: sentenceOf(refund.error) }) : undefined}
      onClose={onClose}
    >
      <p>{t('refundLead', { name })}</p>
      <TextField
        {...field('refundReference')}
        label={t('reference')}
        autoComplete="off"
        autoCapitalize="characters"
        required
        data-autofocus
      />
    </FormDialog>
  );
}
