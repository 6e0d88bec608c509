import type { BankLineView } from '@deepam/contracts';
import { ConfirmSending } from '../../../components/confirm-sending.js';
import { personName } from '../../../components/person-name.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { bankMessages } from '../messages.js';
import type { MatchedPayment } from './line-actions.js';

interface Props {
  line: BankLineView;
  payment: MatchedPayment;
  busy: boolean;
  onMatch: () => void;
  onClose: () => void;
}

/** The server accepts the match of any amount, so the clerk confirms the difference. */
export function OtherAmountDialog({ line, payment, busy, onMatch, onClose }: Props) {
  const t = useText(bankMessages);
  return (
    <ConfirmSending
      title={t('otherAmountTitle')}
      confirmLabel={t('otherAmountConfirm')}
      tone="danger"
      busy={busy}
      onConfirm={onMatch}
      onCancel={onClose}
    >
      <p>
        <strong>
          {t('otherAmount', { credit: formatRupees(line.amount), request: formatRupees(payment.amount) })}
        </strong>
      </p>
      {payment.status === 'approved' && <p>{t('otherAmountApproved')}</p>}
      <p>{t('otherAmountOf', { name: personName(payment.name) })}</p>
    </ConfirmSending>
  );
}
