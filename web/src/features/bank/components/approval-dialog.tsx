import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { ErrorState, LoadingState } from '../../../components/states.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useBulkApproval } from '../api/approvals.js';
import { approvalMessages } from '../approval-messages.js';
import { ApprovalProgress } from './approval-progress.js';
import styles from './bank.module.css';
import { ApprovalResults } from './approval-results.js';

export function ApprovalDialog({ id, onClose }: { id: string; onClose: () => void }) {
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
