import type { StatementRow } from '@deepam/contracts';
import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.js';
import type { Column } from '../../../components/ui/columns.js';
import { DateText } from '../../../components/ui/date-text.js';
import { DecidedBy } from '../../../shared/decisions/decision.js';
import { formatRupees } from '../../../lib/format/money.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import { entrySentence, isExplained, isIncome } from '../entry-sentence.js';
import type { statementMessages } from '../messages.js';
import styles from './statement.module.css';

const byHand: ReadonlySet<StatementRow['kind']> = new Set([
  'adjustment',
  'correction',
  'payout-approved',
  'payout-rejected',
]);

export interface Asked {
  readonly saleId: string;
  readonly level: number;
}

export function statementColumns(
  t: Translate<(typeof statementMessages)['english']>,
  onWhy: (asked: Asked) => void,
  furtherOf: (row: StatementRow) => ReactNode = () => null,
): Column<StatementRow>[] {
  return [
    {
      key: 'what',
      header: t('what'),
      isLead: true,
      isBrief: true,
      cell: (row) => (
        <div className={styles.what}>
          <span id={`entry-${row._id}`}>{entrySentence(t, row)}</span>
          {row.pending > 0 && <span className={styles.soft}>{t('onHold')}</span>}
          {(row.tax ?? 0) > 0 && (
            <span className={styles.soft}>
              {t('withTax', { tax: formatRupees(row.tax!), paid: formatRupees(row.paid) })}
            </span>
          )}
          {row.reason !== null && <span className={styles.soft}>{t('reason', { reason: row.reason })}</span>}
          {byHand.has(row.kind) && (
            <span className={styles.soft}>
              <DecidedBy by={row.decidedBy} />
            </span>
          )}
        </div>
      ),
    },
    { key: 'date', header: t('date'), isBrief: true, cell: ({ date }) => <DateText instant={date} /> },
    {
      key: 'amount',
      header: t('amount'),
      isBrief: true,
      align: 'end',
      cell: (row) =>
        isIncome(row) ? signed(row.amount) : <span className={styles.money}>{formatRupees(row.amount)}</span>,
    },
    { key: 'available', header: t('available'), align: 'end', cell: ({ available }) => signed(available) },
    {
      key: 'why',
      header: t('why'),
      isBare: true,
      cell: (row) => {
        const further = furtherOf(row);
        if (!isExplained(row)) return further;
        return (
          <div className={styles.buttons}>
            <Button
              variant="secondary"
              size="small"
              aria-haspopup="dialog"
              aria-describedby={`entry-${row._id}`}
              onClick={() => onWhy(row)}
            >
              {t('why')}
            </Button>
            {further}
          </div>
        );
      },
    },
  ];
}

function signed(rupees: number) {
  if (rupees === 0) return <span className={styles.money}>–</span>;
  return (
    <span className={`${styles.money} ${rupees > 0 ? styles.plus : styles.minus}`}>
      {rupees > 0 ? '+' : ''}
      {formatRupees(rupees)}
    </span>
  );
}
