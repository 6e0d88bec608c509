import { cottonPricePerKg, maxCottonKg, orderTotal, toRupees } from '@deepam/contracts';
import { dialogMessages } from '../../../components/dialog-messages.js';
import { FormDialog } from '../../../components/form-dialog.js';
import { PaymentProofFields } from '../../../components/payment/payment-proof-fields.js';
import { sendingFailure } from '../../../components/sending-failure.js';
import { TextAreaField, TextField } from '../../../components/text-field.js';
import { useFormKit } from '../../../components/use-form-kit.js';
import { withoutSpaces } from '../../../components/utr-field.js';
import { paymentRefusals } from '../../../lib/api/api-error.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { useRequestCotton } from '../api/request-cotton.js';
import { cottonMessages } from '../messages.js';
import { cottonForm, quantitySentence } from '../quantity.js';
import styles from './cotton.module.css';

/** Orders raw cotton: how much, where to, and the picture of the payment. */
export function RequestCottonDialog({ onClose }: { onClose: () => void }) {
  const t = useText(cottonMessages);
  const say = useText(dialogMessages);
  const request = useRequestCotton();
  const { form, values, set, field, file, isRefused } = useFormKit({
    schema: cottonForm,
    blank: { quantity: '', address: '', utr: '', paymentProof: null as File | null },
    sentences: {
      quantity: (issue) => t(quantitySentence(issue), { max: maxCottonKg }),
      address: t('addressNeeded'),
      utr: say('utrInvalid'),
      paymentProof: t('proofNeeded'),
    },
    refusalOf: paymentRefusals(request.error, 'paymentProof'),
    onValid: (order) =>
      request.mutate(order, {
        onSuccess: () => {
          showToast(t('requested'), 'success');
          onClose();
        },
      }),
  });
  const kg = cottonForm.shape.quantity.safeParse(values.quantity).data ?? 0;

  return (
    <FormDialog
      title={t('requestTitle')}
      form={form}
      submitLabel={t('submit')}
      busy={request.isPending}
      failure={
        request.isError && !isRefused
          ? sendingFailure(request.error, t('submit'), (error) => t('requestFailed', { error }))
          : undefined
      }
      onClose={onClose}
    >
      <TextField
        {...field('quantity')}
        label={t('quantity')}
        hint={t('quantityHint', { price: formatRupees(toRupees(cottonPricePerKg)) })}
        inputMode="numeric"
        autoComplete="off"
        required
        data-autofocus
      />
      <p className={styles.total} role="status">
        <span>{t('total')}</span>
        <strong>{formatRupees(toRupees(orderTotal(kg)))}</strong>
      </p>
      <TextAreaField
        {...field('address')}
        label={t('address')}
        placeholder={t('addressPlaceholder')}
        maxLength={500}
        autoComplete="street-address"
        required
      />
      <PaymentProofFields
        utr={field('utr', withoutSpaces)}
        typed={values.utr}
        onFill={(utr) => set('utr', utr)}
        proof={file('paymentProof')}
        proofLabel={t('proof')}
        due={kg === 0 ? null : toRupees(orderTotal(kg))}
      />
    </FormDialog>
  );
}
