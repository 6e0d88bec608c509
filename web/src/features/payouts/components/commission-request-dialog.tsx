import type { PayoutAccount } from '@deepam/contracts';
import { Button } from '../../../components/ui/button.js';
import { FormDialog } from '../../../components/ui/form-dialog.js';
import { TextField } from '../../../components/ui/text-field.js';
import { useFormKit } from '../../../components/ui/use-form-kit.js';
import { fieldRefusals, sentenceOf } from '../../../lib/api/api-error.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { amountSentence, payoutForm } from '../amount.js';
import { useBalance } from '../../../lib/own-balance.js';
import { useCommissionRequest } from '../api.js';
import { payoutMessages } from '../messages.js';
import { askedSentence } from '../use-withdrawal.js';
import styles from './payouts.module.css';
import { Link } from 'react-router-dom';
import { useProfile } from '../../../lib/own-profile.js';
import { hasBankAccount } from '../../../lib/profile-steps.js';

export function CommissionRequestDialog({ from, onClose }: { from: PayoutAccount; onClose: () => void }) {
  const t = useText(payoutMessages);
  const balance = useBalance().data;
  const available = (from === 'earnings' ? balance?.availableFrom?.earnings : balance?.available) ?? null;
  const request = useCommissionRequest(from);
  const { form, field, set, isRefused } = useFormKit({
    schema: payoutForm(available),
    blank: { amount: '' },
    sentences: { amount: (issue) => t(amountSentence(issue), { available: formatRupees(available ?? 0) }) },
    refusalOf: () => fieldRefusals(request.error)('commissionAmount'),
    onValid: ({ amount }) =>
      request.mutate(amount, {
        onSuccess: ({ entry }) => {
          showToast(sentenceFor(askedSentence(entry, from)), 'success');
          onClose();
        },
      }),
  });

  /** A commission request keeps the specified text, even if a part comes from earnings. */
  function sentenceFor(sentence: string): string {
    return from === 'earnings' || sentence === t('requested') ? sentence : t('requestedAlso', { sentence });
  }

  return (
    <FormDialog
      title={t(from === 'earnings' ? 'withdrawButton' : 'requestTitle')}
      form={form}
      submitLabel={t('submit')}
      busy={request.isPending}
      failure={request.isError && !isRefused ? sentenceOf(request.error) : undefined}
      onClose={onClose}
    >
      <BankMissing />
      <TextField
        {...field('amount')}
        label={t('amount')}
        hint={available === null ? undefined : t('amountHint', { available: formatRupees(available) })}
        inputMode="decimal"
        autoComplete="off"
        required
        data-autofocus
      />
      {available !== null && available >= 1 && (
        <Button variant="quiet" className={styles.whole} onClick={() => set('amount', String(available))}>
          {t('all')}
        </Button>
      )}
    </FormDialog>
  );
}

function BankMissing() {
  const t = useText(payoutMessages);
  const { data: profile } = useProfile();
  if (profile === undefined || hasBankAccount(profile)) return null;
  return (
    <p className={styles.missing}>
      {t('bankMissing')} <Link to="/profile?field=bankAccountNo">{t('addBank')}</Link>
    </p>
  );
}
