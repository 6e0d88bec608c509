import type { DeskPayout } from '@deepam/contracts';
import { useEffect, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.js';
import { FieldError } from '../../../components/field.js';
import { FileField } from '../../../components/file-field.js';
import formStyles from '../../../components/form.module.css';
import { SharedNumbersNotice } from '../../../components/shared-numbers.js';
import { useLeaving } from '../../../components/use-leaving.js';
import { WarningNotice } from '../../../components/warning-notice.js';
import { ApiError, sentenceOf } from '../../../lib/api/api-error.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import type { useAmountToSend } from '../api/amount-to-send.js';
import { payoutMessages } from '../messages.js';
import { AmountToSend } from './amount-to-send.js';
import { BankDetails } from './bank-details.js';

interface Props {
  payout: DeskPayout;
  title: string;
  confirmLabel: string;
  lead: string;
  /** What is to be known before anything is sent. */
  warning: ReactNode;
  /** Above the bank details. */
  bankTitle: 'payFirst' | 'bankDetails';
  toSend: ReturnType<typeof useAmountToSend>;
  sending: { readonly isPending: boolean; readonly isError: boolean; readonly error: Error | null };
  isReady: boolean;
  onConfirm: (sent: { readonly net: number; readonly paymentProof: File | null }) => void;
  onClose: () => void;
}

/** Whom to send how much, and where to, with an optional picture of the payment. */
export function PayoutToSend({
  payout,
  title,
  confirmLabel,
  lead,
  warning,
  bankTitle,
  toSend,
  sending,
  isReady,
  onConfirm,
  onClose,
}: Props) {
  const t = useText(payoutMessages);
  const { may } = useDesk();
  const [paymentProof, setPaymentProof] = useState<File | null>(null);
  const { refetch } = toSend;
  const needsSecondPerson = toSend.data?.needsSecondPerson === true;
  const isSaidPaid = toSend.data?.filedBefore?.saidPaid != null;
  // The server takes none with what waits for a second person; one may have been chosen before that was known.
  const picture = needsSecondPerson ? null : paymentProof;
  const leaving = useLeaving({ isSending: sending.isPending, isChanged: picture !== null, onClose });
  const isRefused = sending.isError && !isNoLongerBack(sending.error);
  // It may have been refused because another amount is left by now.
  useEffect(() => {
    if (isRefused) void refetch();
  }, [isRefused, refetch]);
  return (
    <>
      <ConfirmDialog
        open
        title={title}
        confirmLabel={confirmLabel}
        busy={sending.isPending}
        canLeave
        isReady={toSend.isSuccess && isReady}
        // Once more by the server's own count: nobody records another amount than was sent.
        onConfirm={() => toSend.data && onConfirm({ net: toSend.data.net, paymentProof: picture })}
        onCancel={leaving.leave}
      >
        <div className={formStyles.form}>
          <p>{lead}</p>
          {payout.isMemberSuspended && <p role="note">{t('memberSuspended')}</p>}
          {payout.heldUntil !== undefined && (
            <p role="note">{t('held', { moment: formatDateTime(payout.heldUntil) })}</p>
          )}
          {warning}
          {needsSecondPerson && !isSaidPaid && (
            <WarningNotice
              title={t('grantFirst')}
              lead={t(may('reveal-numbers') ? 'grantFirstLead' : 'grantFirstUnseen')}
            />
          )}
          <SharedNumbersNotice memberId={payout.member._id} />
          <AmountToSend query={toSend} />
          <BankDetails payoutId={payout._id} title={t(bankTitle)} />
          {!needsSecondPerson && (
            <FileField label={t('approveProof')} note={t('optional')} file={paymentProof} onChange={setPaymentProof} />
          )}
          {sending.isError && <FieldError text={t('decisionFailed', { error: sentenceOf(sending.error) })} />}
        </div>
      </ConfirmDialog>
      {leaving.question}
    </>
  );
}

/** Then nothing is to be sent, and no amount of it is to be asked for. */
const isNoLongerBack = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'COMMISSION.NOT_CAME_BACK';
