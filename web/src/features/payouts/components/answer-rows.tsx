import type { BankAnswer } from '@deepam/contracts';
import type { Column } from '../../../components/ui/columns.js';
import { DataTable } from '../../../components/ui/data-table.js';
import { personName } from '../../../components/ui/person-name.js';
import { StatusBadge, type Tone } from '../../../components/ui/status-badge.js';
import { formatRupees } from '../../../lib/format/money.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { bankFileMessages } from '../bank-file-messages.js';
import { utrPart } from '../../../lib/format/utr-part.js';
import styles from './bank-files.module.css';

type Row = BankAnswer['rows'][number];

const tones: Record<Row['outcome'], Tone> = {
  paid: 'good',
  failed: 'bad',
  'paid-twice': 'bad',
  returned: 'bad',
  already: 'neutral',
  repeated: 'neutral',
  'unknown-reference': 'warn',
  'amount-differs': 'bad',
  'amount-missing': 'warn',
  'utr-missing': 'warn',
  twice: 'bad',
  contradicts: 'bad',
  unclear: 'warn',
};

export function AnswerRows({ rows }: { rows: readonly Row[] }) {
  const t = useText(bankFileMessages);
  return (
    <DataTable
      caption={t('answerTitle')}
      columns={columnsOf(t)}
      rows={rows}
      rowKey={({ line, reference }) => `${line} ${reference}`}
    />
  );
}

const columnsOf = (t: Translate<(typeof bankFileMessages)['english']>): Column<Row>[] => [
  {
    key: 'member',
    header: t('member'),
    isLead: true,
    cell: ({ name, line }) => (
      <div>
        <strong>{name === undefined ? '–' : personName(name)}</strong>
        <span className={styles.note}>{t('line', { line: String(line) })}</span>
      </div>
    ),
  },
  {
    key: 'amount',
    header: t('amount'),
    align: 'end',
    cell: ({ amount }) => <span className={styles.amount}>{amount === undefined ? '–' : formatRupees(amount)}</span>,
  },
  {
    key: 'reference',
    header: t('reference'),
    cell: ({ reference }) => <span className={`${styles.number} ${styles.reference}`}>{reference}</span>,
  },
  {
    key: 'outcome',
    header: t('outcome'),
    cell: ({ outcome, utr, reason }) => (
      <div>
        <StatusBadge tone={tones[outcome]}>
          <span className={styles.number}>{t(`outcome.${outcome}`, { utr: utrPart(utr) })}</span>
        </StatusBadge>
        {reason !== null && <span className={styles.note}>{t('rowReason', { reason })}</span>}
      </div>
    ),
  },
];
