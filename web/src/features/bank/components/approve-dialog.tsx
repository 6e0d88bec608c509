import type { BulkApprovalPreview } from '@deepam/contracts';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { FieldError } from '../../../components/ui/field.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { formatCount, formatRupees } from '../../../lib/format/money.js';
import { counted } from '../../../lib/i18n/counted.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { saysAndCloses } from '../../../lib/says-and-closes.js';
import { useBeginBulkApproval } from '../api.js';
import { approvalMessages } from '../approval-messages.js';
import styles from './bank.module.css';
import { ApproveRows } from './approve-rows.js';

interface Props {
  preview: BulkApprovalPreview;
  onClose: () => void;
}

/** The action covers only the requests of this preview, even if more have arrived. */
export function ApproveDialog({ preview, onClose }: Props) {
  const t = useText(approvalMessages);
  const begin = useBeginBulkApproval();
  const { rows, total } = preview;
  const count = formatCount(rows.length);
  const start = () =>
    begin.mutate(
      { requests: rows.map(({ requestId, line }) => ({ requestId, lineId: line._id })) },
      { onSuccess: saysAndCloses(t('begun', { count }), onClose) },
    );
  return (
    <Dialog
      open
      size="wide"
      title={t('title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={begin.isPending} onClick={start}>
            {t(counted('approve', rows.length), { count, total: formatRupees(total) })}
          </Button>
        </>
      }
    >
      <div className={styles.panel}>
        <p>{t('question')}</p>
        <ApproveRows rows={rows} />
        {begin.isError && <FieldError text={t('failed', { error: sentenceOf(begin.error) })} />}
      </div>
    </Dialog>
  );
}
