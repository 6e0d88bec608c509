import type { LineChoice } from '@deepam/contracts';
import { Button } from '../../../components/ui/button.js';
import type { Column } from '../../../components/ui/columns.js';
import { DataTable } from '../../../components/ui/data-table.js';
import { personName } from '../../../components/ui/person-name.js';
import { StatusBadge } from '../../../components/ui/status-badge.js';
import { formatDate } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { bankMessages } from '../messages.js';
import styles from './bank.module.css';

interface Props {
  choices: readonly LineChoice[];
  busy: boolean;
  onChoose: (choice: LineChoice) => void;
}

export function LineChoices({ choices, busy, onChoose }: Props) {
  const t = useText(bankMessages);
  const columns: Column<LineChoice>[] = [
    {
      key: 'name',
      header: t('name'),
      isLead: true,
      cell: ({ _id, name, status, isRefused }) => (
        <div className={`${styles.payment} ${styles.who}`}>
          <strong id={`choice-${_id}`}>{personName(name)}</strong>
          {status === 'approved' && <StatusBadge>{t('approvedAlready')}</StatusBadge>}
          {isRefused && <span className={styles.soft}>{t('notThisOne')}</span>}
        </div>
      ),
    },
    {
      key: 'amount',
      header: t('column.amount'),
      align: 'end',
      isLead: true,
      cell: ({ amount }) => formatRupees(amount),
    },
    {
      key: 'what',
      header: t('what'),
      cell: ({ kind, requestedAt }) =>
        t(kind === 'plan' ? 'planRequest' : 'cottonOrder', { date: formatDate(requestedAt) }),
    },
    { key: 'utr', header: t('utrTyped'), cell: ({ utr }) => utr ?? t('noUtr') },
    {
      key: 'choose',
      header: t('chooseColumn'),
      isBare: true,
      align: 'end',
      cell: (choice) => (
        <Button
          size="small"
          needsConnection
          disabled={busy}
          aria-describedby={`choice-${choice._id}`}
          onClick={() => onChoose(choice)}
        >
          {t('thisIsIt')}
        </Button>
      ),
    },
  ];
  return <DataTable caption={t('choose')} columns={columns} rows={choices} rowKey={({ _id }) => _id} />;
}
