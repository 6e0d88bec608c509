import type { DeskPayout } from '@deepam/contracts';
import { Button } from '../../../components/button.js';
import { ConfirmDialog } from '../../../components/confirm-dialog.js';
import { Dialog } from '../../../components/dialog.js';
import { FieldError } from '../../../components/field.js';
import { FileField } from '../../../components/file-field.js';
import formStyles from '../../../components/form.module.css';
import { useLeaving } from '../../../components/use-leaving.js';
import { useOptionalFile } from '../../../components/use-optional-file.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { isRefusedWith } from '../../../lib/api/is-refused-with.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { saysAndCloses } from '../../../lib/says-and-closes.js';
import { useRecordGrantedSent } from '../api/record-granted-sent.js';
import { payoutMessages } from '../messages.js';
import type { DecisionProps } from './decision-props.js';
import { GrantedDetails } from './granted-details.js';
import { PayoutHolds } from './payout-holds.js';
import { PayoutStatus } from './payout-status.js';

const over = ['COMMISSION.NOT_TO_SEND', 'COMMISSION.PAYOUT_NOT_FOUND', 'ACCESS.NOT_YOURS'] as const;

interface Props extends DecisionProps {
  /** As it was when the dialog was opened. */
  granted: NonNullable<DeskPayout['toSend']>;
}

/** Who asked sends what was granted, and records it then, with an optional picture of the payment. */
export function SendGrantedDialog({ payout, granted, onClose }: Props) {
  const t = useText(payoutMessages);
  const { _id: payoutId, member, amount, net = amount, detailsUntil } = payout;
  const record = useRecordGrantedSent();
  const { file: paymentProof, isUndecided, field } = useOptionalFile();
  const isChanged = paymentProof !== null;
  const leaving = useLeaving({ isSending: record.isPending, isChanged, onClose });
  // Recorded in another window, or sent by somebody else meanwhile.
  const isOver = isRefusedWith(record.error, ...over) || (record.isIdle && payout.toSend?.since !== granted.since);
  const facts = { amount: formatRupees(net), name: member.name };
  // Then its first sentence is that nothing is to be sent.
  const { isPaid, isOverdue } = payout.toSend ?? granted;
  if (isOver)
    return (
      <Dialog
        open
        title={t('sendTitle')}
        onClose={onClose}
        footer={
          <Button variant="secondary" data-autofocus onClick={onClose}>
            {t('close')}
          </Button>
        }
      >
        {record.isError ? <FieldError text={sentenceOf(record.error)} /> : <PayoutStatus entry={payout} />}
      </Dialog>
    );
  return (
    <>
      <ConfirmDialog
        open
        title={t(isPaid || isOverdue ? 'recordSent' : 'sendTitle')}
        confirmLabel={t('recordSent')}
        busy={record.isPending}
        canLeave
        isReady={!isUndecided}
        onConfirm={() =>
          record.mutate(
            { payoutId, since: granted.since, paymentProof },
            { onSuccess: saysAndCloses(t('recorded', facts), onClose) },
          )
        }
        onCancel={leaving.leave}
      >
        <div className={formStyles.form}>
          <p>{lead()}</p>
          <PayoutHolds payout={payout} />
          {detailsUntil !== undefined && <GrantedDetails payout={payout} />}
          <FileField {...field} kind="document" label={t('approveProof')} note={t('optional')} />
          {record.isError && <FieldError text={t('recordFailed', { error: sentenceOf(record.error) })} />}
        </div>
      </ConfirmDialog>
      {leaving.question}
    </>
  );

  function lead(): string {
    if (isPaid) return t('sendPaidLead', facts);
    if (isOverdue) return t('sendLateLead', facts);
    if (detailsUntil === undefined) return t('sendUnseenLead', facts);
    return t('sendOnceLead', { ...facts, moment: formatDateTime(detailsUntil) });
  }
}
