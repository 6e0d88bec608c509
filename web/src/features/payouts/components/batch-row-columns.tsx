import { notPaidFrom, type PayoutBatchRow } from '@deepam/contracts';
import { Button } from '../../../components/button.js';
import type { Column } from '../../../components/columns.js';
import { MemberLink } from '../../../components/member-link.js';
import { formatRupees } from '../../../lib/format/money.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import { batchMessages } from '../batch-messages.js';
import { RowState } from './batch-state.js';
import styles from './batches.module.css';
import { TaxNote } from './tax-note.js';

const describing = ({ payoutId }: PayoutBatchRow): string => `row-${payoutId}`;
/** The bank has had it so long that a person may ask it. */
export const isLate = ({ state, filedAt }: PayoutBatchRow): boolean =>
  state === 'waiting' && filedAt !== undefined && notPaidFrom(new Date(filedAt)) <= new Date();

export const batchRowColumns = (
  t: Translate<(typeof batchMessages)['english']>,
  onUnpaid: ((row: PayoutBatchRow) => void) | null,
): Column<PayoutBatchRow>[] => [
  {
    key: 'member',
    header: t('member'),
    lead: true,
    cell: (row) => (
      <div id={describing(row)}>
        <MemberLink memberId={row.memberId} name={row.name} />
        <span className={styles.note}>{row.referralCode}</span>
      </div>
    ),
  },
  {
    key: 'amount',
    header: t('amount'),
    align: 'end',
    cell: ({ amount, tax, net }) => (
      <div>
        <span className={styles.amount}>{formatRupees(amount)}</span>
        <TaxNote tax={tax} net={net} />
      </div>
    ),
  },
  {
    key: 'reference',
    header: t('reference'),
    cell: ({ reference }) => <span className={`${styles.number} ${styles.reference}`}>{reference}</span>,
  },
  { key: 'state', header: t('state'), cell: (row) => <RowState row={row} /> },
  ...(onUnpaid === null
    ? []
    : [
        {
          key: 'actions',
          header: t('actions'),
          bare: true,
          cell: (row: PayoutBatchRow) =>
            isLate(row) && (
              <Button
                size="small"
                variant="secondary"
                needsLine
                aria-haspopup="dialog"
                aria-describedby={describing(row)}
                onClick={() => onUnpaid(row)}
              >
                {t('notPaidButton')}
              </Button>
            ),
        },
      ]),
];
