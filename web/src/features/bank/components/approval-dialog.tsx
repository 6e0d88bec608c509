import type { getBulkApproval, ResponseOf } from '@deepam/contracts';
import { Button } from '../../../components/button.js';
import type { Column } from '../../../components/columns.js';
import { DataTable } from '../../../components/data-table.js';
import { Dialog } from '../../../components/dialog.js';
import { personName } from '../../../components/person-name.js';
import { ErrorState, LoadingState } from '../../../components/states.js';
import { PlanBadge, StatusBadge } from '../../../components/status-badge.js';
import { errorSentence } from '../../../lib/api/error-sentence.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useApproval } from '../api/approvals.js';
import { approvalMessages } from '../approval-messages.js';
import { ApprovalProgress } from './approval-progress.js';
import styles from './bank.module.css';

type Approval = ResponseOf<typeof getBulkApproval>;
type Row = Approval['rows'][number];

/** What became of each request; those that were not approved first. */
export function ApprovalDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText(approvalMessages);
  const approval = useApproval(id);
  const { data } = approval;
  return (
    <Dialog
      open
      size="wide"
      title={data === undefined ? t('results') : t('resultsOf', { date: formatDateTime(data.begunAt) })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {data === undefined ? (
        approval.isError ? (
          <ErrorState error={approval.error} onRetry={() => void approval.refetch()} />
        ) : (
          <LoadingState neverKept />
        )
      ) : (
        <div className={styles.panel}>
          <ApprovalProgress approval={data} />
          <Rows approval={data} />
        </div>
      )}
    </Dialog>
  );
}

const order: readonly Row['state'][] = ['refused', 'waiting', 'approved'];

function Rows({ approval: { rows, state } }: { approval: Approval }) {
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
