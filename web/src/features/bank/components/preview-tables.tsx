import type { StatementPreview } from '@deepam/contracts';
import type { Column } from '../../../components/ui/columns.js';
import { DataTable } from '../../../components/ui/data-table.js';
import { Narration } from '../../../components/ui/narration.js';
import { formatDay } from '../../../lib/format/date.js';
import { formatCount, formatRupees } from '../../../lib/format/money.js';
import { counted } from '../../../lib/i18n/counted.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { bankMessages } from '../messages.js';
import styles from './bank.module.css';

type RawRow = StatementPreview['rows'][number];
type ReadLine = StatementPreview['lines'][number];

export function RawRows({ preview: { headers, rows } }: { preview: StatementPreview }) {
  const t = useText(bankMessages);
  const columns: Column<RawRow>[] = [
    { key: 'line', header: t('lineNumber'), isLead: true, cell: ({ line }) => `${t('lineNumber')} ${line}` },
    ...headers.map((header, at) => ({
      key: String(at),
      header: header === '' ? String(at + 1) : header,
      cell: ({ cells }: RawRow) => <span className={styles.raw}>{cells[at]}</span>,
    })),
  ];
  return (
    <>
      <h3>{t('rawRows')}</h3>
      <DataTable caption={t('rawRows')} columns={columns} rows={rows} rowKey={({ line }) => String(line)} />
    </>
  );
}

/** The first lines are shown in the form in which they would be imported, together with the totals of all lines. */
export function ReadLines({ preview: { lines, totals } }: { preview: StatementPreview }) {
  const t = useText(bankMessages);
  const columns: Column<ReadLine>[] = [
    { key: 'date', header: t('column.date'), isLead: true, cell: ({ date }) => formatDay(date) },
    {
      key: 'amount',
      header: t('column.amount'),
      isLead: true,
      cell: ({ amount, direction }) =>
        `${formatRupees(amount)} ${direction === 'credit' ? t('moneyIn') : t('moneyOut')}`,
    },
    {
      key: 'narration',
      header: t('column.narration'),
      cell: ({ narration }) => (
        <span className={styles.narration}>
          <Narration text={narration} />
        </span>
      ),
    },
    { key: 'reference', header: t('column.reference'), cell: ({ reference }) => reference },
  ];
  const { from, to } = totals;
  return (
    <>
      <h3>{t('readLines')}</h3>
      {from === null || to === null ? (
        <p>{t('noLines')}</p>
      ) : (
        <>
          <p>
            {t(counted('totals', totals.lines), {
              lines: formatCount(totals.lines),
              from: formatDay(from),
              to: formatDay(to),
              credits: formatCount(totals.credits),
              creditAmount: formatRupees(totals.creditAmount),
              debits: formatCount(totals.debits),
              debitAmount: formatRupees(totals.debitAmount),
            })}
          </p>
          <DataTable caption={t('readLines')} columns={columns} rows={lines} rowKey={({ line }) => String(line)} />
        </>
      )}
    </>
  );
}
