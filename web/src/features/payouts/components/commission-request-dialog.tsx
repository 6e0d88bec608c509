import type { PayoutAccount } from '@deepam/contracts';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { FieldError } from '../../../components/field.js';
import formStyles from '../../../components/form.module.css';
import { TextField } from '../../../components/text-field.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { focusFirstFault } from '../../../lib/focus-first-fault.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { amountFault } from '../amount.js';
import { useBalance } from '../api/balance.js';
import { useCommissionRequest } from '../api/commission-request.js';
import { payoutMessages } from '../messages.js';
import styles from './payouts.module.css';

/** Asks how much to pay out, at least one rupee and at most what is available: of earnings alone, or of both accounts. */
export function CommissionRequestDialog({ from, onClose }: { from: PayoutAccount; onClose: () => void }) {
  const t = useText(payoutMessages);
  const form = useId();
  const balance = useBalance().data;
  const available = (from === 'earnings' ? balance?.availableFrom?.earnings : balance?.available) ?? null;
  const request = useCommissionRequest(from);
  const [amount, setAmount] = useState('');
  const [checked, setChecked] = useState(false);
  const fault = amountFault(amount, available);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (fault !== null) return focusFirstFault(event.currentTarget);
    request.mutate(Number(amount), {
      onSuccess: () => {
        const words = from === 'earnings' ? t('withdrawn', { amount: formatRupees(Number(amount)) }) : t('requested');
        showToast(words, 'success');
        onClose();
      },
    });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(from === 'earnings' ? 'withdrawButton' : 'requestTitle')}
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
          label={t('amount')}
          hint={available === null ? undefined : t('amountHint', { available: formatRupees(available) })}
          error={checked && fault !== null ? sentence(fault) : undefined}
          type="number"
          inputMode="decimal"
          min={1}
          step="0.01"
          required
          data-autofocus
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
        {available !== null && available >= 1 && (
          <Button variant="quiet" className={styles.whole} onClick={() => setAmount(String(available))}>
            {t('all')}
          </Button>
        )}
        {request.isError && <FieldError text={sentenceOf(request.error)} />}
      </form>
    </Dialog>
  );

  function sentence(key: NonNullable<typeof fault>): string {
    return key === 'amountTooHigh' ? t(key, { available: formatRupees(available ?? 0) }) : t(key);
  }
}
