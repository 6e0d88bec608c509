import { transferWaitEnds } from '@deepam/contracts';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { FieldError } from '../../../components/ui/field.js';
import formStyles from '../../../components/ui/form.module.css';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { announceAndClose } from '../../../lib/announce-and-close.js';
import { useCancelBankFile } from '../api.js';
import { bankFileMessages } from '../bank-file-messages.js';
import { payoutMessages } from '../messages.js';
import { BankWarning } from './bank-warning.js';

interface Props {
  bankFileId: string;
  /** The file was last downloaded at this time, so the bank may have it. */
  submittedAt: string | undefined;
  onClose: () => void;
}

export function CancelBankFileDialog({ bankFileId, submittedAt, onClose }: Props) {
  const t = useText(bankFileMessages);
  const say = useText(payoutMessages);
  const cancelling = useCancelBankFile(bankFileId);
  const { may } = useDesk();
  const [confirmedDownload, setUnpaidDownload] = useState<string>();
  // A confirmation holds for the download that the reader has seen, not for a later one.
  const isConfirmed = confirmedDownload === submittedAt;
  const [openedAt] = useState(() => new Date());
  // The service requires the permission to adjust money before this time.
  const waitEndsAt = submittedAt === undefined ? new Date(0) : transferWaitEnds(new Date(submittedAt));
  const canCancel = waitEndsAt <= openedAt || may('adjust-money');
  const cancel = () =>
    cancelling.mutate(confirmedDownload === undefined ? {} : { noneIsPaid: true, lastDownload: confirmedDownload }, {
      onSuccess: announceAndClose(t('cancelled'), onClose),
    });
  return (
    <Dialog
      open
      title={t('cancelButton')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {say('close')}
          </Button>
          {canCancel && (
            <Button variant="danger" busy={cancelling.isPending} disabled={!isConfirmed} onClick={cancel}>
              {t('cancelButton')}
            </Button>
          )}
        </>
      }
    >
      <div className={formStyles.form}>
        <p>{t('cancelLead')}</p>
        {!canCancel && <p role="note">{t('cancelByOthers', { moment: formatDateTime(waitEndsAt.toISOString()) })}</p>}
        {submittedAt !== undefined && canCancel && (
          <BankWarning
            lead={t('cancelDownloaded')}
            label={t('noneIsPaid')}
            isConfirmed={isConfirmed}
            onConfirm={(isTicked) => setUnpaidDownload(isTicked ? submittedAt : undefined)}
          />
        )}
        {cancelling.isError && <FieldError text={t('failed', { error: sentenceOf(cancelling.error) })} />}
      </div>
    </Dialog>
  );
}
