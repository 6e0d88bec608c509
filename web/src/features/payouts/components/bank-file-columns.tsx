import type { BankFileView } from '@deepam/contracts';
import { ButtonLink } from '../../../components/ui/button.js';
import type { Column } from '../../../components/ui/columns.js';
import { DateText } from '../../../components/ui/date-text.js';
import { StatusBadge, type Tone } from '../../../components/ui/status-badge.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { formatCount, formatRupees } from '../../../lib/format/money.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { bankFileMessages } from '../bank-file-messages.js';
import styles from './bank-files.module.css';

const tones: Record<BankFileView['state'], Tone> = { open: 'warn', done: 'good', cancelled: 'neutral' };

export function BankFileBadge({ state }: Pick<BankFileView, 'state'>) {
  const t = useText(bankFileMessages);
  return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>;
}

export const bankFileColumns = (t: Translate<(typeof bankFileMessages)['english']>): Column<BankFileView>[] => [
  {
    key: 'madeAt',
    header: t('madeAt'),
    isLead: true,
    cell: ({ madeAt, madeBy }) => (
      <div>
        <DateText instant={madeAt} withTime />
        <span className={styles.note}>{madeBy ?? t('unknown')}</span>
      </div>
    ),
  },
  {
    key: 'transfers',
    header: t('transfers'),
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
    header: t('paid'),
    align: 'end',
    cell: ({ paid }) => <span className={styles.amount}>{formatRupees(paid)}</span>,
  },
  { key: 'state', header: t('state'), cell: ({ state }) => <BankFileBadge state={state} /> },
  {
    key: 'actions',
    header: t('actions'),
    isBare: true,
    cell: ({ _id, madeAt }) => (
      <ButtonLink
        size="small"
        variant="secondary"
        to={`/bank-files?file=${_id}`}
        aria-label={t('openFile', { date: formatDateTime(madeAt) })}
      >
        {t('open')}
      </ButtonLink>
    ),
  },
];
