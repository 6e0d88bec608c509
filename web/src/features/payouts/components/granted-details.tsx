import type { DeskPayout } from '@deepam/contracts';
import { CopiedValue, NumbersBox } from '../../../components/numbers-box.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { payoutMessages } from '../messages.js';
import { BankDetails } from './bank-details.js';
import styles from './payouts.module.css';

/** How much to send of what was granted, where to, and what keeps it from being sent now. */
export function GrantedDetails({ payout }: { payout: DeskPayout }) {
  const t = useText(payoutMessages);
  const { _id, amount, net = amount, heldUntil, isMemberSuspended } = payout;
  return (
    <>
      {isMemberSuspended && <p role="note">{t('memberSuspended')}</p>}
      {heldUntil !== undefined && <p role="note">{t('held', { moment: formatDateTime(heldUntil) })}</p>}
      <NumbersBox title={t('toSend')}>
        <p className={styles.toSend}>
          <CopiedValue value={formatRupees(net)} what={t('toSend')} />
        </p>
      </NumbersBox>
      <BankDetails payoutId={_id} title={t('bankDetails')} />
    </>
  );
}
