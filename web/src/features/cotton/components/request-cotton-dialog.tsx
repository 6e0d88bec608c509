import { cottonPricePerKg, maxCottonKg, orderTotal, toRupees } from '@deepam/contracts';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { FieldError } from '../../../components/field.js';
import { FileField } from '../../../components/file-field.js';
import formStyles from '../../../components/form.module.css';
import { TextAreaField, TextField } from '../../../components/text-field.js';
import { UtrField } from '../../../components/utr-field.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { focusFirstFault } from '../../../lib/focus-first-fault.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { useRequestCotton } from '../api/request-cotton.js';
import { cottonMessages } from '../messages.js';
import { isUtr } from '../../../lib/utr.js';
import { quantityFault } from '../quantity.js';
import styles from './cotton.module.css';

/** Orders raw cotton: how much, where to, and the picture of the payment. */
export function RequestCottonDialog({ onClose }: { onClose: () => void }) {
  const t = useText(cottonMessages);
  const form = useId();
  const request = useRequestCotton();
  const [quantity, setQuantity] = useState('');
  const [address, setAddress] = useState('');
  const [utr, setUtr] = useState('');
  const [paymentProof, setPaymentProof] = useState<File | null>(null);
  const [checked, setChecked] = useState(false);
  const fault = quantityFault(quantity);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (fault !== null || address.trim() === '' || !isUtr(utr) || paymentProof === null)
      return focusFirstFault(event.currentTarget);
    request.mutate(
      { quantity: Number(quantity), address: address.trim(), utr, paymentProof },
      {
        onSuccess: () => {
          showToast(t('requested'), 'success');
          onClose();
        },
      },
    );
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('requestTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} busy={request.isPending}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <form id={form} className={formStyles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('quantity')}
          hint={t('quantityHint', { price: formatRupees(toRupees(cottonPricePerKg)) })}
          error={checked && fault !== null ? t(fault, { max: maxCottonKg }) : undefined}
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          required
          data-autofocus
          value={quantity}
          onChange={({ target }) => setQuantity(target.value)}
        />
        <p className={styles.total} role="status">
          <span>{t('total')}</span>
          <strong>{formatRupees(fault === null ? toRupees(orderTotal(Number(quantity))) : 0)}</strong>
        </p>
        <TextAreaField
          label={t('address')}
          placeholder={t('addressPlaceholder')}
          error={checked && address.trim() === '' ? t('addressNeeded') : undefined}
          maxLength={500}
          autoComplete="street-address"
          required
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        <UtrField value={utr} onChange={setUtr} tried={checked} />
        <FileField
          label={t('proof')}
          error={checked && paymentProof === null ? t('proofNeeded') : undefined}
          required
          file={paymentProof}
          onChange={setPaymentProof}
        />
        {request.isError && <FieldError text={t('requestFailed', { error: sentenceOf(request.error) })} />}
      </form>
    </Dialog>
  );
}
