import type { BankLineView, LineChoice } from '@deepam/contracts';
import { useState } from 'react';
import { Button } from '../../../components/button.js';
import type { Column } from '../../../components/columns.js';
import { DataTable } from '../../../components/data-table.js';
import { Dialog } from '../../../components/dialog.js';
import { personName } from '../../../components/person-name.js';
import { SearchField } from '../../../components/search-field.js';
import { EmptyState, ErrorState, LoadingState } from '../../../components/states.js';
import { StatusBadge } from '../../../components/status-badge.js';
import { formatDate, formatDay } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useChoices } from '../api/lines.js';
import { bankMessages } from '../messages.js';
import styles from './bank.module.css';

interface Props {
  line: BankLineView;
  busy: boolean;
  onChoose: (choice: LineChoice) => void;
  onClose: () => void;
}

/** Whose money a credit is, where no rule has an idea, or where somebody was wrong. */
export function ChooseDialog({ line, busy, onChoose, onClose }: Props) {
  const t = useText(bankMessages);
  const [q, setQ] = useState('');
  const choices = useChoices(line._id, q);
  const { data } = choices;
  return (
    <Dialog
      open
      size="wide"
      title={t('choose')}
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <div className={styles.panel}>
        <p>{t('chooseLead', { amount: formatRupees(line.amount), date: formatDay(line.date) })}</p>
        <p className={styles.narration}>{line.narration}</p>
        <SearchField label={t('chooseSearch')} placeholder={t('chooseHint')} value={q} onSearch={setQ} />
        {data === undefined ? (
          choices.isError ? (
            <ErrorState error={choices.error} onRetry={() => void choices.refetch()} />
          ) : (
            <LoadingState neverKept />
          )
        ) : data.length === 0 ? (
          <EmptyState title={t('chooseEmpty')} icon="rupee">
            <p>{t('chooseEmptyHint')}</p>
          </EmptyState>
        ) : (
          <Choices choices={data} busy={busy} onChoose={onChoose} />
        )}
      </div>
    </Dialog>
  );
}

function Choices({ choices, busy, onChoose }: Pick<Props, 'busy' | 'onChoose'> & { choices: readonly LineChoice[] }) {
  const t = useText(bankMessages);
  const columns: Column<LineChoice>[] = [
    {
      key: 'name',
      header: t('name'),
      lead: true,
      cell: ({ _id, name, status, isRefused }) => (
        <div className={`${styles.payment} ${styles.who}`}>
          <strong id={`choice-${_id}`}>{personName(name)}</strong>
          {status === 'approved' && <StatusBadge>{t('approvedAlready')}</StatusBadge>}
          {isRefused && <span className={styles.soft}>{t('notThisOne')}</span>}
        </div>
      ),
    },
    { key: 'amount', header: t('column.amount'), align: 'end', lead: true, cell: ({ amount }) => formatRupees(amount) },
    {
      key: 'what',
      header: t('what'),
      cell: ({ kind, requestedAt }) =>
        t(kind === 'plan' ? 'planRequest' : 'cottonOrder', { date: formatDate(requestedAt) }),
    },
    { key: 'utr', header: t('utrTyped'), cell: ({ utr }) => utr ?? t('noUtr') },
    {
      key: 'choose',
      header: t('thisIsIt'),
      bare: true,
      align: 'end',
      cell: (choice) => (
        <Button
          size="small"
          needsLine
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
