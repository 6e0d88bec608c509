import type { BankLineView } from '@deepam/contracts';
import { MoneyStateBadge } from '../../../shared/bank/bank-money.js';
import type { Column } from '../../../components/ui/columns.js';
import { Narration } from '../../../components/ui/narration.js';
import { formatDay } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import { bankMessages } from '../messages.js';
import styles from './bank.module.css';
import { Payments } from './line-payments.js';
import type { Actions } from './line-actions.js';

type Text = Translate<(typeof bankMessages)['english']>;
export const lineColumns = (t: Text, actions: Actions): Column<BankLineView>[] => [
  { key: 'date', header: t('column.date'), lead: true, cell: ({ date }) => formatDay(date) },
  {
    key: 'amount',
    header: t('column.amount'),
    align: 'end',
    lead: true,
    cell: ({ amount }) => <strong>{formatRupees(amount)}</strong>,
  },
  { key: 'state', header: t('status'), cell: (line) => <State line={line} /> },
  {
    key: 'narration',
    header: t('column.narration'),
    cell: ({ narration, reference, account }) => (
      <div className={styles.payment}>
        <span>
          <Narration text={narration} />
        </span>
        {reference !== '' && <span className={styles.soft}>{reference}</span>}
        <span className={styles.soft}>{account}</span>
      </div>
    ),
  },
  { key: 'whose', header: t('whose'), cell: (line) => <Payments line={line} actions={actions} /> },
];

/** A reversed credit pays for nothing, whatever it was matched to before. */
function State({ line: { state, reversedOn, returnOf } }: { line: BankLineView }) {
  if (reversedOn === undefined || returnOf !== undefined) return <MoneyStateBadge state={state} />;
  return (
    <div className={styles.payment}>
      <MoneyStateBadge state="reversed" />
      {state === 'matched' && <MoneyStateBadge state={state} />}
    </div>
  );
}
