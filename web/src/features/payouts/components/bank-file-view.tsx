import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/ui/button.js';
import { PageHeader } from '../../../components/ui/page-header.js';
import { ErrorState, LoadingState } from '../../../components/ui/states.js';
import { Steps } from '../../../components/ui/steps.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useBankFile } from '../api.js';
import { bankFileMessages } from '../bank-file-messages.js';
import { AnswerPanel } from './answer-panel.js';
import { BankFileFacts } from './bank-file-facts.js';
import { BankFileRows } from './bank-file-rows.js';
import styles from './bank-files.module.css';
import { CancelBankFileDialog } from './cancel-bank-file-dialog.js';
import { DownloadBankFileDialog } from './download-bank-file-dialog.js';

export function BankFileView({ bankFileId }: { bankFileId: string }) {
  const t = useText(bankFileMessages);
  const { may } = useDesk();
  const [dialog, setDialog] = useState<'download' | 'cancel' | null>(null);
  const found = useBankFile(bankFileId);
  if (found.data === undefined) {
    return found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : <LoadingState />;
  }
  const bankFile = found.data;
  const { state, madeAt, submittedAt, counts, rows } = bankFile;
  const isOpen = state === 'open';
  const isDownloaded = submittedAt !== undefined;
  const mayDownload = may('payouts') && may('reveal-numbers');
  const close = () => setDialog(null);
  return (
    <div className={styles.panels}>
      <PageHeader
        title={t('fileOf', { date: formatDateTime(madeAt) })}
        actions={
          <ButtonLink variant="secondary" to="/bank-files">
            {t('toList')}
          </ButtonLink>
        }
      />
      {state !== 'cancelled' && (
        <Steps
          label={t('state')}
          steps={[t('make'), t('fileButton'), t('take'), t('state.done')]}
          current={isOpen ? (isDownloaded ? 2 : 1) : 4}
        />
      )}
      <BankFileFacts bankFile={bankFile} />
      {isOpen && may('payouts') && (
        <div className={styles.buttons} data-screen-only>
          {mayDownload && (
            <Button
              needsConnection
              variant={isDownloaded ? 'secondary' : 'primary'}
              aria-haspopup="dialog"
              onClick={() => setDialog('download')}
            >
              {t('fileButton')}
            </Button>
          )}
          {counts.paid === 0 && (
            <Button needsConnection variant="outlinedDanger" aria-haspopup="dialog" onClick={() => setDialog('cancel')}>
              {t('cancelButton')}
            </Button>
          )}
        </div>
      )}
      {may('payouts') && isDownloaded && <AnswerPanel bankFileId={bankFileId} />}
      <BankFileRows rows={rows} />
      {dialog === 'download' && (
        <DownloadBankFileDialog bankFileId={bankFileId} submittedAt={submittedAt} onClose={close} />
      )}
      {dialog === 'cancel' && (
        <CancelBankFileDialog bankFileId={bankFileId} submittedAt={submittedAt} onClose={close} />
      )}
    </div>
  );
}
