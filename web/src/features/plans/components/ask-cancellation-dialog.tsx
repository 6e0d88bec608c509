import { reason } from '@deepam/contracts';
import { z } from 'zod';
import { FormDialog } from '../../../components/form-dialog.js';
import { TextAreaField } from '../../../components/text-field.js';
import { useFormKit } from '../../../components/use-form-kit.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { saysAndCloses } from '../../../lib/says-and-closes.js';
import { type OwnSale, useAskCancellation } from '../api/give-back.js';
import { giveBackMessages } from '../give-back-messages.js';

export function AskCancellationDialog({ sale, onClose }: { sale: OwnSale; onClose: () => void }) {
  const t = useText(giveBackMessages);
  const request = useAskCancellation();
  const { previousPlan: plan } = sale;
  const amount = formatRupees(sale.amount);
  const { form, field } = useFormKit({
    schema: z.object({ reason }),
    blank: { reason: '' },
    sentences: {},
    onValid: (given) =>
      request.mutate({ saleId: sale._id, ...given }, { onSuccess: saysAndCloses(t('sent'), onClose) }),
  });
  return (
    <FormDialog
      title={t('dialogTitle')}
      form={form}
      tone="danger"
      submitLabel={t('send')}
      cancelLabel={t('withdraw')}
      busy={request.isPending}
      failure={request.isError ? t('failed', { error: sentenceOf(request.error) }) : undefined}
      onClose={onClose}
    >
      <p>{plan === null ? t('dialogLeadNone', { amount }) : t('dialogLead', { plan, amount })}</p>
      <TextAreaField {...field('reason')} label={t('reason')} note={t('optional')} maxLength={500} data-autofocus />
    </FormDialog>
  );
}
