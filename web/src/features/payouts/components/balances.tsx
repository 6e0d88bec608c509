import { MoneyText } from '../../../components/ui/money-text.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { payoutMessages } from '../messages.js';
import styles from './balances.module.css';

const parts = ['available', 'reserved', 'paid', 'pending'] as const;

export function Balances({ balance }: { balance: Record<(typeof parts)[number], number> }) {
  const t = useText(payoutMessages);
  return (
    <dl className={styles.balances}>
      {parts
        .filter((part) => part !== 'pending' || balance.pending !== 0)
        .map((part) => (
          <div key={part}>
            <dt>{t(part)}</dt>
            <dd>
              <MoneyText rupees={balance[part]} />
            </dd>
          </div>
        ))}
    </dl>
  );
}
