import type { BulkApprovalView, getBulkApproval, ResponseOf } from '@deepam/contracts';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import type { Column } from '../../../components/ui/columns.js';
import { personName } from '../../../components/ui/person-name.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useKeysetPages } from '../../../lib/use-keyset-pages.js';
import { useBulkApprovals, useBulkApproval } from '../api.js';
import { approvalMessages } from '../approval-messages.js';
import { ApprovalProgress } from './approval-progress.js';
import { MoneyList } from './money-list.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { ErrorState, LoadingState } from '../../../components/ui/states.js';
import styles from './bank.module.css';
import { DataTable } from '../../../components/ui/data-table.js';
import { PlanBadge, StatusBadge } from '../../../components/ui/status-badge.js';
import { errorSentence } from '../../../lib/api/error-sentence.js';
import { formatRupees } from '../../../lib/format/money.js';

type Approval = ResponseOf<typeof getBulkApproval>;

type Row = Approval['rows'][number];

const order: readonly Row['state'][] = ['failed', 'waiting', 'approved'];

function ApprovalResults({ approval: { rows, state } }: { approval: Approval }) {
  const t = useText(approvalMessages);
  const columns: Column<Row>[] = [
    { key: 'name', header: t('name'), isLead: true, cell: ({ name }) => <strong>{personName(name)}</strong> },
    {
      key: 'plan',
      header: t('plan'),
      isLead: true,
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

function RowResult({ row: { state, failure }, isOver }: { row: Row; isOver: boolean }) {
  const t = useText(approvalMessages);
  switch (state) {
    case 'waiting':
      return <span className={styles.soft}>{t(isOver ? 'row.untouched' : 'row.waiting')}</span>;
    case 'approved':
      return <StatusBadge tone="good">{t('row.approved')}</StatusBadge>;
    case 'failed':
      return (
        <div className={styles.payment}>
          <StatusBadge tone="bad">{t('row.failed')}</StatusBadge>
          {failure !== null && <span>{errorSentence(failure.code, failure.error)}</span>}
        </div>
      );
  }
}

const pageSize = 5;

export function ApprovalList() {
  const t = useText(approvalMessages);
  const pages = useKeysetPages('', 'approvals-page');
  const list = useBulkApprovals({ limit: pageSize, cursor: pages.cursor });
  const [shown, setShown] = useState<BulkApprovalView | null>(null);
  const columns: Column<BulkApprovalView>[] = [
    {
      key: 'begun',
      header: t('listTitle'),
      isLead: true,
      cell: ({ begunAt, begunBy }) =>
        t('begunAt', {
          date: formatDateTime(begunAt),
          name: begunBy === null ? t('company') : personName(begunBy),
        }),
    },
    { key: 'state', header: t('result'), cell: (approval) => <ApprovalProgress approval={approval} /> },
    {
      key: 'rows',
      header: t('results'),
      isBare: true,
      align: 'end',
      cell: (approval) => (
        <Button size="small" variant="secondary" needsConnection onClick={() => setShown(approval)}>
          {t('results')}
        </Button>
      ),
    },
  ];
  if (list.data?.items.length === 0 && pages.index === 0) return null;
  return (
    <div>
      <MoneyList caption={t('listTitle')} list={list} pages={pages} columns={columns} empty={null} size={pageSize} />
      {shown !== null && <ApprovalDialog id={shown._id} onClose={() => setShown(null)} />}
    </div>
  );
}

function ApprovalDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText(approvalMessages);
  const approval = useBulkApproval(id);
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
          <ApprovalResults approval={data} />
        </div>
      )}
    </Dialog>
  );
}
