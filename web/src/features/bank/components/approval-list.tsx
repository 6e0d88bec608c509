import type { BulkApprovalView } from '@deepam/contracts';
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
import { ApprovalResults } from './approval-results.js';

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
      lead: true,
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
      bare: true,
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
