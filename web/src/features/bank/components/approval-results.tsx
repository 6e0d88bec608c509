import type { getBulkApproval, ResponseOf } from '@deepam/contracts';
import type { Column } from '../../../components/ui/columns.js';
import { DataTable } from '../../../components/ui/data-table.js';
import { personName } from '../../../components/ui/person-name.js';
import { PlanBadge, StatusBadge } from '../../../components/ui/status-badge.js';
import { errorSentence } from '../../../lib/api/error-sentence.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { approvalMessages } from '../approval-messages.js';
import styles from './bank.module.css';

type Approval = ResponseOf<typeof getBulkApproval>;
type Row = Approval['rows'][number];

const order: readonly Row['state'][] = ['refused', 'waiting', 'approved'];

export function ApprovalResults({ approval: { rows, state } }: { approval: Approval }) {
  const t = useText(approvalMessages);
  const columns: Column<Row>[] = [
    { key: 'name', header: t('name'), lead: true, cell: ({ name }) => <strong>{personName(name)}</strong> },
    {
      key: 'plan',
      header: t('plan'),
      lead: true,
      cell: ({ plan, amount }) => (
        <div className={styles.payment}>
          {plan !== null && <PlanBadge plan={plan} />}
          <span>{formatRupees(amount)}</span>
        </div>
      ),
    },
    {
      key: 'result',
      header: t('result'),
      cell: (row) => <RowResult row={row} isOver={state !== 'running'} />,
    },
  ];
  const sorted = order.flatMap((one) => rows.filter((row) => row.state === one));
  return <DataTable caption={t('results')} columns={columns} rows={sorted} rowKey={({ requestId }) => requestId} />;
}

function RowResult({ row: { state, refusal }, isOver }: { row: Row; isOver: boolean }) {
  const t = useText(approvalMessages);
  switch (state) {
    case 'waiting':
      return <span className={styles.soft}>{t(isOver ? 'row.untouched' : 'row.waiting')}</span>;
    case 'approved':
      return <StatusBadge tone="good">{t('row.approved')}</StatusBadge>;
    case 'refused':
      return (
        <div className={styles.payment}>
          <StatusBadge tone="bad">{t('row.refused')}</StatusBadge>
          {refusal !== null && <span>{errorSentence(refusal.code, refusal.error)}</span>}
        </div>
      );
  }
}
