import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import {
  cottonPricePerKg,
  maxCottonKg,
  orderTotal,
  plainNumber,
  toRupees,
  type CottonOrderView,
} from '@deepam/contracts';
import { Button } from '../../../components/ui/button.js';
import { dialogMessages } from '../../../components/ui/dialog-messages.js';
import { FormDialog } from '../../../components/ui/form-dialog.js';
import { PaymentProofFields } from '../../../shared/payment/payment-proof-fields.js';
import { sendingFailure } from '../../../components/ui/sending-failure.js';
import { TextAreaField, TextField } from '../../../components/ui/text-field.js';
import { useFormKit } from '../../../components/ui/use-form-kit.js';
import { paymentRefusals } from '../../../lib/api/api-error.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { lazyPart } from '../../../lib/retry-import.js';
import { showToast } from '../../../lib/toast.js';
import { useAddressValues } from '../../../lib/use-address-values.js';
import { addressMessages } from '../address-messages.js';
import { againParameter } from '../again.js';
import { useOwnAddress, useRequestCotton, useCottonUpi } from '../api.js';
import { cottonMessages } from '../messages.js';
import { cottonOrderMessages } from '../order-page-messages.js';
import { cottonForm, quantitySentence } from '../quantity.js';
import { orderedKg } from '../ordered-kg.js';
import styles from './cotton.module.css';
import { UpiPayment } from '../../../shared/payment/upi-payment.js';
import { Skeleton } from '../../../components/ui/states.js';

const ComposeAddressDialog = lazyPart(() => import('./compose-address-dialog.js'));

export interface RequestCottonProps {
  initialKg?: string;
  /**
   * The new order replaces this rejected order, whose payment may be complete. The number and the picture of the
   * rejected order are not sent again.
   */
  rejectedOrder?: Pick<CottonOrderView, '_id' | 'address'>;
  onClose?: () => void;
}

export function RequestCottonDialog({ initialKg = '', rejectedOrder, onClose }: RequestCottonProps) {
  const t = useText(cottonMessages);
  const sayDialog = useText(dialogMessages);
  const compose = useText(addressMessages);
  const sayOrder = useText(cottonOrderMessages);
  const replacesOrder = rejectedOrder !== undefined;
  const request = useRequestCotton();
  const [, changeAddress] = useAddressValues();
  const [isComposing, setComposing] = useState(false);
  const ownAddress = useOwnAddress();
  const close = () => {
    changeAddress({ [orderedKg]: '', [againParameter]: '' });
    onClose?.();
  };
  const { form, values, set, field, file, isRefused } = useFormKit({
    schema: cottonForm,
    blank: {
      quantity: initialKg,
      address: rejectedOrder?.address ?? ownAddress,
      utr: '',
      paymentProof: null as File | null,
    },
    sentences: {
      quantity: (issue) => t(quantitySentence(issue), { max: maxCottonKg }),
      address: t('addressNeeded'),
      utr: sayDialog('utrInvalid'),
      paymentProof: t('proofNeeded'),
    },
    refusalOf: paymentRefusals(request.error, 'paymentProof'),
    onValid: (order) =>
      request.mutate(
        { ...order, ...(rejectedOrder && { answers: rejectedOrder._id }) },
        {
          onSuccess: () => {
            showToast(t('requested'), 'success');
            close();
          },
        },
      ),
  });
  // An empty form closes without a question, even while the address is loading.
  const isEmpty =
    values.quantity === initialKg && values.address === '' && values.utr === '' && values.paymentProof === null;
  const kg = cottonForm.shape.quantity.safeParse(values.quantity).data ?? 0;
  const fillIn = useEffectEvent((known: string) => {
    if (values.address === '') set('address', known);
  });
  useEffect(() => fillIn(ownAddress), [ownAddress]);
  // Android may drop the tab during the payment; the address restores the form.
  const keepKgInAddress = useEffectEvent(() => changeAddress({ [orderedKg]: kg === 0 ? '' : kg }));
  useEffect(() => keepKgInAddress(), [kg]);

  return (
    <>
      <FormDialog
        title={replacesOrder ? sayOrder('sendAnotherProof') : t('requestTitle')}
        form={isEmpty ? { ...form, 'data-changed': undefined } : form}
        submitLabel={t('submit')}
        busy={request.isPending}
        failure={
          request.isError && !isRefused
            ? sendingFailure(request.error, t('submit'), (error) => t('requestFailed', { error }))
            : undefined
        }
        onClose={close}
      >
        {replacesOrder && <p className={styles.missing}>{sayOrder('alreadyPaid')}</p>}
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
          <span>{t(replacesOrder ? 'deposit' : 'total')}</span>
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
        <div>
          <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setComposing(true)}>
            {compose('open')}
          </Button>
        </div>
        {kg > 0 && (replacesOrder ? <NotPaidYet kg={kg} /> : <CottonPayment kg={kg} />)}
        <PaymentProofFields
          utr={field('utr', plainNumber)}
          typed={values.utr}
          onFill={(utr) => set('utr', utr)}
          proof={file('paymentProof')}
          proofLabel={t('proof')}
          due={kg === 0 ? null : toRupees(orderTotal(kg))}
        />
      </FormDialog>
      <Suspense>
        {isComposing && (
          <ComposeAddressDialog
            onUse={(address) => {
              set('address', address);
              setComposing(false);
            }}
            onClose={() => setComposing(false)}
          />
        )}
      </Suspense>
    </>
  );
}

function NotPaidYet({ kg }: { kg: number }) {
  const t = useText(cottonOrderMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.notPaid} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('notPaidYet')}</summary>
      {isOpen && <CottonPayment kg={kg} />}
    </details>
  );
}

/** If no payment link is available, the proof of another payment can still be sent. */
function CottonPayment({ kg }: { kg: number }) {
  const t = useText(cottonMessages);
  const upi = useCottonUpi(kg);
  if (upi.data === undefined) return upi.isError ? null : <Skeleton height="14rem" />;
  return <UpiPayment key={upi.data.txnid} title={t('payFor', { kg })} request={upi.data} />;
}
