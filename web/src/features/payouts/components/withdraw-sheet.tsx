import { useState } from 'react';
import { FormDialog } from '../../../components/ui/form-dialog.js';
import { TextField } from '../../../components/ui/text-field.js';
import { useFormKit } from '../../../components/ui/use-form-kit.js';
import { fieldRefusals, sentenceOf } from '../../../lib/api/api-error.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { amountSentence, payoutForm } from '../amount.js';
import { useCommissionRequest } from '../api.js';
import { payoutMessages } from '../messages.js';
import { askedSentence } from '../use-withdrawal.js';
import { walletMessages } from '../wallet-messages.js';
import type { WalletView } from '../wallet-view.js';
import { PayoutFacts } from './payout-facts.js';

export interface WithdrawProps {
  view: WalletView;
  bank: string | null;
  onClose: () => void;
}

/** The whole amount is prefilled, so that one press requests it. No keyboard opens over the button. */
export function WithdrawSheet({ view, bank, onClose }: WithdrawProps) {
  const t = useText(payoutMessages);
  const say = useText(walletMessages);
  // New credits don't change the amount during the confirmation.
  const [{ withdrawable, parts, from }] = useState(view);
  const request = useCommissionRequest(from);
  const { form, field, values, isRefused } = useFormKit({
    schema: payoutForm(withdrawable),
    blank: { amount: Number.isInteger(withdrawable) ? String(withdrawable) : withdrawable.toFixed(2) },
    sentences: { amount: (issue) => t(amountSentence(issue), { available: formatRupees(withdrawable) }) },
    refusalOf: () => fieldRefusals(request.error)('commissionAmount'),
    onValid: ({ amount }) =>
      request.mutate(amount, {
        onSuccess: ({ entry }) => {
          showToast(askedSentence(entry, from), 'success');
          onClose();
        },
      }),
  });
  const { success, data } = payoutForm(withdrawable).safeParse(values);

  return (
    <FormDialog
      size="sheet"
      title={say('withdraw')}
      form={form}
      submitLabel={success ? say('confirm', { amount: formatRupees(data.amount) }) : say('withdraw')}
      busy={request.isPending}
      failure={request.isError && !isRefused ? sentenceOf(request.error) : undefined}
      onClose={onClose}
    >
      <TextField
        {...field('amount')}
        label={t('amount')}
        hint={t('amountHint', { available: formatRupees(withdrawable) })}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <PayoutFacts view={{ from, parts }} amount={success ? data.amount : null} bank={bank} />
    </FormDialog>
  );
}
