import type { DeskPayout } from '@deepam/contracts';
import { CopiedValue, NumbersBox } from '../../../components/numbers-box.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { payoutMessages } from '../messages.js';
import { BankDetails } from './bank-details.js';
import styles from './payouts.module.css';

/** How much to send of what was granted, and where to. */
export function GrantedDetails({ payout }: { payout: DeskPayout }) {
  const t = useText(payoutMessages);
  const { _id, amount, net = amount } = payout;
  return (
    <>
      <NumbersBox title={t('toSend')}>
        <p className={styles.toSend}>
          <CopiedValue value={formatRupees(net)} what={t('toSend')} />
        </p>
      </NumbersBox>
      <BankDetails payoutId={_id} title={t('bankDetails')} />
    </>
  );
}
