import type { DeskPayout } from '@deepam/contracts';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.js';
import { FieldError } from '../../../components/field.js';
import { FileField } from '../../../components/file-field.js';
import formStyles from '../../../components/form.module.css';
import { SharedNumbersNotice } from '../../../components/shared-numbers.js';
import { useLeaving } from '../../../components/use-leaving.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { saysAndCloses } from '../../../lib/says-and-closes.js';
import { useAmountToSend } from '../api/amount-to-send.js';
import { useUpdateCommissionStatus } from '../api/update-commission-status.js';
import { payoutMessages } from '../messages.js';
import { AmountToSend } from './amount-to-send.js';
import { BankDetails } from './bank-details.js';
import { EarlierFile } from './earlier-file.js';

/** Approves a payout, with an optional picture of the payment. */
export function ApprovePayoutDialog({ payout, onClose }: { payout: DeskPayout; onClose: () => void }) {
  const t = useText(payoutMessages);
  const [paymentProof, setPaymentProof] = useState<File | null>(null);
  const toSend = useAmountToSend(payout._id);
  const [knownPayment, setKnownPayment] = useState<string>();
  const update = useUpdateCommissionStatus();
  const { refetch } = toSend;
  // It may have been refused because another amount is left by now.
  useEffect(() => {
    if (update.isError) void refetch();
  }, [update.isError, refetch]);
  const facts = { amount: formatRupees(payout.amount), name: payout.member.name };

  const decided = { userId: payout.member._id, commissionId: payout._id, saidPaid: knownPayment };
  // Once more by the server's own count: nobody records another amount than was sent.
  const approve = ({ net }: { net: number }) =>
    update.mutate(
      { ...decided, status: 'Approved', paymentProof, net },
      {
        onAwaits: onClose,
        onSuccess: saysAndCloses(t('approved', facts), onClose),
      },
    );
  const leaving = useLeaving({ isSending: update.isPending, isChanged: paymentProof !== null, onClose });

  return (
    <>
      <ConfirmDialog
        open
        title={t('approveTitle')}
        confirmLabel={t('approve')}
        busy={update.isPending}
        canLeave
        isReady={toSend.isSuccess && toSend.data.filedBefore?.saidPaid?.reference === knownPayment}
        onConfirm={() => toSend.data && approve(toSend.data)}
        onCancel={leaving.leave}
      >
        <div className={formStyles.form}>
          <p>{t('approveLead', facts)}</p>
          {payout.isMemberSuspended && <p role="note">{t('memberSuspended')}</p>}
          {payout.heldUntil !== undefined && (
            <p role="note">{t('held', { moment: formatDateTime(payout.heldUntil) })}</p>
          )}
          <SharedNumbersNotice memberId={payout.member._id} />
          {toSend.data?.filedBefore && (
            <EarlierFile {...toSend.data.filedBefore} known={knownPayment} onKnown={setKnownPayment} />
          )}
          <AmountToSend query={toSend} />
          <BankDetails payoutId={payout._id} />
          <FileField label={t('approveProof')} note={t('optional')} file={paymentProof} onChange={setPaymentProof} />
          {update.isError && <FieldError text={t('decisionFailed', { error: sentenceOf(update.error) })} />}
        </div>
      </ConfirmDialog>
      {leaving.question}
    </>
  );
}
