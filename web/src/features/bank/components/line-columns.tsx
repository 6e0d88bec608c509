import type { BankLineView } from '@deepam/contracts';
import { MoneyStateBadge } from '../../../components/bank-money.js';
import type { Column } from '../../../components/columns.js';
import { formatDay } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import { bankMessages } from '../messages.js';
import styles from './bank.module.css';
import { type LinePayment, Payments } from './line-payments.js';

type Text = Translate<(typeof bankMessages)['english']>;
/** What is matched with a line: proposed, or chosen. */
export type MatchedPayment = Pick<LinePayment, '_id' | 'name'>;
export interface Actions {
  onMatch: (line: BankLineView, payment: MatchedPayment) => void;
  onRelease: (line: BankLineView) => void;
  /** By search among all requests without money. */
  onChoose: (line: BankLineView) => void;
}

export const lineColumns = (t: Text, actions: Actions): Column<BankLineView>[] => [
  { key: 'date', header: t('column.date'), lead: true, cell: ({ date }) => formatDay(date) },
  {
    key: 'amount',
    header: t('column.amount'),
    align: 'end',
    lead: true,
    cell: ({ amount }) => <strong>{formatRupees(amount)}</strong>,
  },
  { key: 'state', header: t('status'), cell: ({ state }) => <MoneyStateBadge state={state} /> },
  {
    key: 'narration',
    header: t('column.narration'),
    cell: ({ narration, reference, account }) => (
      <div className={styles.payment}>
        <span>{narration}</span>
        {reference !== '' && <span className={styles.soft}>{reference}</span>}
        <span className={styles.soft}>{account}</span>
      </div>
    ),
  },
  { key: 'whose', header: t('whose'), cell: (line) => <Payments line={line} actions={actions} /> },
];
