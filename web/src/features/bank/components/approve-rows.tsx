import type { BulkApprovalPreview } from '@deepam/contracts';
import { bankMoneyMessages } from '../../../shared/bank/bank-money-messages.js';
import type { Column } from '../../../components/ui/columns.js';
import { DataTable } from '../../../components/ui/data-table.js';
import { Narration } from '../../../components/ui/narration.js';
import { personName } from '../../../components/ui/person-name.js';
import { SeenBeforeBadge } from '../../../shared/decisions/seen-before.js';
import { PlanBadge, StatusBadge } from '../../../components/ui/status-badge.js';
import { formatDay } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { approvalMessages } from '../approval-messages.js';
import styles from './bank.module.css';

type Row = BulkApprovalPreview['rows'][number];

export function ApproveRows({ rows }: { rows: readonly Row[] }) {
  const t = useText(approvalMessages);
  const say = useText(bankMoneyMessages);
  const columns: Column<Row>[] = [
    {
      key: 'name',
      header: t('name'),
      lead: true,
      cell: ({ name, referralCode, approvesMember, seenBefore }) => (
        <div className={`${styles.payment} ${styles.who}`}>
          <strong>{personName(name)}</strong>
          <span className={styles.code}>{referralCode}</span>
          {approvesMember && <StatusBadge tone="warn">{t('approvesMember')}</StatusBadge>}
          <SeenBeforeBadge seen={seenBefore} />
        </div>
      ),
    },
    {
      key: 'plan',
      header: t('plan'),
      lead: true,
      cell: ({ plan, amount }) => (
        <div className={styles.payment}>
          <PlanBadge plan={plan} />
          <strong>{formatRupees(amount)}</strong>
        </div>
      ),
    },
    {
      key: 'line',
      header: t('bankLine'),
      cell: ({ line }) => (
        <div className={styles.payment}>
          <span>{t('lineOf', { amount: formatRupees(line.amount), date: formatDay(line.date) })}</span>
          <span className={styles.soft}>{say(`reason.${line.reason}`)}</span>
          <span className={styles.soft}>
            <Narration text={line.narration} />
          </span>
        </div>
      ),
    },
  ];
  return <DataTable caption={t('title')} columns={columns} rows={rows} rowKey={({ requestId }) => requestId} />;
}
