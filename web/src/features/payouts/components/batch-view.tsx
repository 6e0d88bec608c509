import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button.js';
import { PageHeader } from '../../../components/page-header.js';
import { ErrorState, LoadingState } from '../../../components/states.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { usePayoutBatch } from '../api/payout-batches.js';
import { batchMessages } from '../batch-messages.js';
import { AnswerPanel } from './answer-panel.js';
import { BatchFacts } from './batch-facts.js';
import { BatchFileDialog } from './batch-file-dialog.js';
import { BatchRows } from './batch-rows.js';
import { BatchTimeline } from './batch-timeline.js';
import styles from './batches.module.css';
import { CancelBatchDialog } from './cancel-batch-dialog.js';
import { lastFiled } from './last-filed.js';

/** While an answer is taken: what is done by now. */
const progressMs = 1_000;

/** One batch: where it stands, the file for the bank, the bank's answer, and each payout. */
export function BatchView({ batchId }: { batchId: string }) {
  const t = useText(batchMessages);
  const { may } = useDesk();
  const [isTaking, setTaking] = useState(false);
  const [dialog, setDialog] = useState<'file' | 'cancel' | null>(null);
  const found = usePayoutBatch(batchId, isTaking ? progressMs : undefined);
  if (found.data === undefined) {
    return found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : <LoadingState />;
  }
  const batch = found.data;
  const isOpen = batch.state === 'open';
  const filedAt = lastFiled(batch.rows);
  const isFiled = filedAt !== undefined;
  // The bank may also pay what was set free, when nothing waits any more.
  const mayBeAnswered = isOpen || isTaking || batch.rows.some((row) => row.filedAt !== undefined);
  // The service asks for both.
  const mayFile = may('payouts') && may('reveal-numbers');
  const close = () => setDialog(null);
  return (
    <div className={styles.panels}>
      <PageHeader
        title={t('batchOf', { date: formatDateTime(batch.madeAt) })}
        actions={
          <ButtonLink variant="secondary" to="/payout-batches">
            {t('toList')}
          </ButtonLink>
        }
      />
      <BatchFacts batch={batch} />
      {isOpen && may('payouts') && (
        <div className={styles.buttons} data-screen-only>
          {mayFile && (
            <Button
              needsLine
              variant={isFiled ? 'secondary' : 'primary'}
              aria-haspopup="dialog"
              onClick={() => setDialog('file')}
            >
              {t('fileButton')}
            </Button>
          )}
          {batch.rows.every(({ state }) => state !== 'paid') && (
            <Button needsLine variant="outlinedDanger" aria-haspopup="dialog" onClick={() => setDialog('cancel')}>
              {t('cancelButton')}
            </Button>
          )}
        </div>
      )}
      {may('payouts') && mayBeAnswered && <AnswerPanel batch={batch} onTaking={setTaking} />}
      <BatchRows batch={batch} />
      <BatchTimeline batch={batch} />
      {dialog === 'file' && <BatchFileDialog batchId={batchId} filedAt={filedAt} onClose={close} />}
      {dialog === 'cancel' && <CancelBatchDialog batchId={batchId} filedAt={filedAt} onClose={close} />}
    </div>
  );
}
