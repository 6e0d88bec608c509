import type { ExpectedPaymentView } from '@deepam/contracts';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../lib/format/date.js';
import { formatRupees } from '../../lib/format/money.js';
import { useText } from '../../lib/i18n/use-text.js';
import { bankMoneyMessages } from './bank-money-messages.js';
import { expectedPaymentQuery } from './bank-money-query.js';
import styles from './bank-money.module.css';
import { DetailList } from '../../components/ui/detail-list.js';
import { Narration } from '../../components/ui/narration.js';
import { StatusBadge, type Tone } from '../../components/ui/status-badge.js';

export type MoneyState = ExpectedPaymentView['state'] | 'unmatched' | 'reversed';

const tones: Readonly<Record<MoneyState, Tone>> = {
  matched: 'good',
  suggested: 'flame',
  ambiguous: 'warn',
  unmatched: 'neutral',
  missing: 'neutral',
  reversed: 'bad',
};

export function MoneyStateBadge({ state }: { state: MoneyState }) {
  const t = useText(bankMoneyMessages);
  return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>;
}

export function BankMoney({ expectedId }: { expectedId: string }) {
  const t = useText(bankMoneyMessages);
  const { data: payment, isError } = useQuery(expectedPaymentQuery(expectedId));
  if (isError) return <p role="alert">{t('failed')}</p>;
  if (payment == null) return null;
  return <DetailList rows={[[t('title'), <FoundMoney key="found" payment={payment} />]]} />;
}

function FoundMoney({ payment: { state, lines } }: { payment: ExpectedPaymentView }) {
  const t = useText(bankMoneyMessages);
  return (
    <div className={styles.found}>
      <MoneyStateBadge state={state} />
      {lines.map(({ _id, date, amount, narration, reference, reason, reversedOn }) => (
        <p key={_id} className={styles.line}>
          <strong>{t('line', { amount: formatRupees(amount), date: formatDay(date) })}</strong>
          <span>{t(`reason.${reason}`)}</span>
          {reversedOn !== undefined && <MoneyStateBadge state="reversed" />}
          {reference !== '' && <span>{t('reference', { reference })}</span>}
          <span className={styles.narration}>
            <Narration text={narration} />
          </span>
        </p>
      ))}
    </div>
  );
}
