import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { FieldError } from '../../../components/ui/field.js';
import formStyles from '../../../components/ui/form.module.css';
import { CopiedValue, NumbersBox } from '../../../shared/numbers/numbers-box.js';
import { useLeaving } from '../../../components/ui/use-leaving.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { announceAndClose } from '../../../lib/announce-and-close.js';
import { useRecordTransferSent } from '../api.js';
import { payoutMessages } from '../messages.js';
import { BankDetails } from './bank-details.js';
import { PayableHolds } from './payable-holds.js';
import styles from './payouts.module.css';
import { SentProofFields, useSentProof } from './sent-proof.js';
import type { TransferActionProps } from '../transfer-actions.js';

export function RecordSentDialog({ payable, transfer, onClose }: TransferActionProps) {
  const t = useText(payoutMessages);
  const record = useRecordTransferSent();
  const { proof, utr, isReady, isChanged, fields } = useSentProof();
  const leaving = useLeaving({ isSending: record.isPending, isChanged, onClose });
  const facts = { amount: formatRupees(transfer.amount), name: payable.member.name };
  return (
    <>
      <ConfirmDialog
        open
        title={t('action.record-sent')}
        confirmLabel={t('action.record-sent')}
        busy={record.isPending}
        canLeave
        isReady={isReady}
        onConfirm={() =>
          record.mutate(
            { transferId: transfer._id, utr, proof },
            { onSuccess: announceAndClose(t('done.record-sent', facts), onClose) },
          )
        }
        onCancel={leaving.leave}
      >
        <div className={formStyles.form}>
          <p>
            {t('recordSentLead', facts)}
            {transfer.isOverdue && ` ${t('transferOverdue')}`}
            {transfer.detailsUntil !== undefined &&
              ` ${t('recordSentUntil', { moment: formatDateTime(transfer.detailsUntil) })}`}
          </p>
          <PayableHolds payable={payable} />
          <NumbersBox title={t('toSend')}>
            <p className={styles.toSend}>
              <CopiedValue value={facts.amount} what={t('toSend')} />
            </p>
          </NumbersBox>
          {transfer.detailsUntil !== undefined && <BankDetails payableId={payable._id} title={t('bankDetails')} />}
          <SentProofFields fields={fields} hasNumber />
          {record.isError && <FieldError text={t('transferFailed', { error: sentenceOf(record.error) })} />}
        </div>
      </ConfirmDialog>
      {leaving.question}
    </>
  );
}
