import { useEffect, type ReactNode } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.js';
import { FileField } from '../../../components/file-field.js';
import formStyles from '../../../components/form.module.css';
import { personName } from '../../../components/person-name.js';
import { SharedNumbersNotice } from '../../../components/shared-numbers.js';
import { useLeaving } from '../../../components/use-leaving.js';
import { useOptionalFile } from '../../../components/use-optional-file.js';
import { WarningNotice } from '../../../components/warning-notice.js';
import { isRefusedWith } from '../../../lib/api/is-refused-with.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import type { useAmountToSend } from '../api/amount-to-send.js';
import { payoutMessages } from '../messages.js';
import { AmountToSend } from './amount-to-send.js';
import { BankDetails } from './bank-details.js';
import type { DecisionProps } from './decision-props.js';
import { PayoutHolds } from './payout-holds.js';
import { PayoutRefusal } from './payout-refusal.js';

interface Props extends DecisionProps {
  title: string;
  facts: { readonly amount: string; readonly name: string };
  /** Where nobody else has to grant it. */
  confirmLabel: string;
  /** What happens, by whether a second person has to grant it; undefined where the server does not say. */
  leadOf: (needsSecondPerson: boolean | undefined) => string;
  /** What is to be known before anything is sent. */
  warning: ReactNode;
  /** Above the bank details. */
  bankTitle: 'payFirst' | 'bankDetails';
  toSend: ReturnType<typeof useAmountToSend>;
  sending: { readonly isPending: boolean; readonly isError: boolean; readonly error: Error | null };
  isReady: boolean;
  onConfirm: (sent: { readonly net: number; readonly paymentProof: File | null }) => void;
}

/** Whom to send how much, and where to, with an optional picture of the payment. Of what has to be granted first nothing is sent: where to is shown after it. */
export function PayoutToSend({
  payout,
  title,
  facts,
  confirmLabel,
  leadOf,
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
  const { file: paymentProof, isUndecided, field } = useOptionalFile();
  const { refetch } = toSend;
  const needsSecondPerson = toSend.data?.needsSecondPerson === true;
  const isSaidPaid = toSend.data?.filedBefore?.saidPaid != null;
  const isGrantedFirst = needsSecondPerson && !isSaidPaid;
  // The server takes none with what waits for a second person; one may have been chosen before that was known.
  const picture = needsSecondPerson ? null : paymentProof;
  const leaving = useLeaving({ isSending: sending.isPending, isChanged: picture !== null, onClose });
  const isRefused = sending.isError && !isRefusedWith(sending.error, ...over);
  // It may have been refused because another amount is left by now.
  useEffect(() => {
    if (isRefused) void refetch();
  }, [isRefused, refetch]);
  return (
    <>
      <ConfirmDialog
        open
        title={title}
        confirmLabel={needsSecondPerson ? t('askApproval') : confirmLabel}
        busy={sending.isPending}
        canLeave
        isReady={toSend.isSuccess && isReady && !isUndecided}
        // Once more by the server's own count: nobody records another amount than was sent.
        onConfirm={() => toSend.data && onConfirm({ net: toSend.data.net, paymentProof: picture })}
        onCancel={leaving.leave}
      >
        <div className={formStyles.form}>
          <p>{toSend.data ? leadOf(toSend.data.needsSecondPerson) : `${facts.amount}, ${personName(facts.name)}`}</p>
          <PayoutHolds payout={payout} />
          {warning}
          {isGrantedFirst && (
            <WarningNotice
              title={t('grantFirst')}
              lead={t(may('reveal-numbers') ? 'grantFirstLead' : 'grantFirstUnseen')}
            />
          )}
          <SharedNumbersNotice memberId={payout.member._id} />
          <AmountToSend query={toSend} />
          {toSend.isSuccess && !isGrantedFirst && <BankDetails payoutId={payout._id} title={t(bankTitle)} />}
          {!needsSecondPerson && (
            <FileField {...field} kind="document" label={t('approveProof')} note={t('optional')} />
          )}
          {sending.isError && <PayoutRefusal error={sending.error} waits={payout.waits} />}
        </div>
      </ConfirmDialog>
      {leaving.question}
    </>
  );
}

/** Then nothing is to be sent, and no amount of it is to be asked for. */
const over = [
  'COMMISSION.NOT_CAME_BACK',
  'COMMISSION.PAYOUT_DECIDED',
  'COMMISSION.IN_BATCH',
  'COMMISSION.PAYOUT_NOT_FOUND',
] as const;
