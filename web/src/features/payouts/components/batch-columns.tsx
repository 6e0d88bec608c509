import type { PayoutBatchView } from '@deepam/contracts';
import { ButtonLink } from '../../../components/button.js';
import type { Column } from '../../../components/columns.js';
import { DateText } from '../../../components/date-text.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { formatCount, formatRupees } from '../../../lib/format/money.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import { batchMessages } from '../batch-messages.js';
import { BatchState } from './batch-state.js';
import styles from './batches.module.css';

export const batchColumns = (t: Translate<(typeof batchMessages)['english']>): Column<PayoutBatchView>[] => [
  {
    key: 'madeAt',
    header: t('madeAt'),
    lead: true,
    cell: ({ madeAt, madeBy }) => (
      <div>
        <DateText instant={madeAt} withTime />
        <span className={styles.note}>{madeBy ?? t('unknown')}</span>
      </div>
    ),
  },
  {
    key: 'payouts',
    header: t('payouts'),
    align: 'end',
    cell: ({ counts }) => formatCount(Object.values(counts).reduce((sum, count) => sum + count, 0)),
  },
  {
    key: 'total',
    header: t('total'),
    align: 'end',
    cell: ({ total }) => <span className={styles.amount}>{formatRupees(total)}</span>,
  },
  {
    key: 'paid',
    header: t('row.paid'),
    align: 'end',
    cell: ({ paid }) => <span className={styles.amount}>{formatRupees(paid)}</span>,
  },
  { key: 'state', header: t('state'), cell: ({ state }) => <BatchState state={state} /> },
  {
    key: 'actions',
    header: t('actions'),
    bare: true,
    cell: ({ _id, madeAt }) => (
      <ButtonLink
        size="small"
        variant="secondary"
        to={`/payout-batches?batch=${_id}`}
        aria-label={t('openBatch', { date: formatDateTime(madeAt) })}
      >
        {t('open')}
      </ButtonLink>
    ),
  },
];
