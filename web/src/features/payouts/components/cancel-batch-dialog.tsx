import { notPaidFrom } from '@deepam/contracts';
import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { FieldError } from '../../../components/field.js';
import formStyles from '../../../components/form.module.css';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { saysAndCloses } from '../../../lib/says-and-closes.js';
import { useCancelBatch } from '../api/payout-batches.js';
import { batchMessages } from '../batch-messages.js';
import { payoutMessages } from '../messages.js';
import { BankWarning } from './bank-warning.js';

interface Props {
  batchId: string;
  /** When the latest file was made of what waits: the bank may have it. */
  filedAt: string | undefined;
  onClose: () => void;
}

export function CancelBatchDialog({ batchId, filedAt, onClose }: Props) {
  const t = useText(batchMessages);
  const say = useText(payoutMessages);
  const cancelling = useCancelBatch(batchId);
  const { may } = useDesk();
  const [unpaidFile, setUnpaidFile] = useState<string>();
  // Of a file that was made since nobody has said anything yet.
  const isConfirmed = unpaidFile === filedAt;
  const [openedAt] = useState(() => new Date());
  // Until then whoever only pays does not cancel, as the service says.
  const freeAt = filedAt === undefined ? new Date(0) : notPaidFrom(new Date(filedAt));
  const isOthers = freeAt > openedAt && !may('adjust-money');
  const cancel = () => cancelling.mutate(unpaidFile, { onSuccess: saysAndCloses(t('cancelled'), onClose) });
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
          {!isOthers && (
            <Button variant="danger" busy={cancelling.isPending} disabled={!isConfirmed} onClick={cancel}>
              {t('cancelButton')}
            </Button>
          )}
        </>
      }
    >
      <div className={formStyles.form}>
        <p>{t('cancelLead')}</p>
        {isOthers && <p role="note">{t('cancelByOthers', { moment: formatDateTime(freeAt.toISOString()) })}</p>}
        {filedAt !== undefined && !isOthers && (
          <BankWarning
            lead={t('cancelFiled')}
            label={t('noneIsPaid')}
            isConfirmed={isConfirmed}
            onConfirm={(isTicked) => setUnpaidFile(isTicked ? filedAt : undefined)}
          />
        )}
        {cancelling.isError && <FieldError text={t('failed', { error: sentenceOf(cancelling.error) })} />}
      </div>
    </Dialog>
  );
}
