import type { PayableRow } from '@deepam/contracts';
import { useEffect, type ReactNode } from 'react';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import formStyles from '../../../components/ui/form.module.css';
import { personName } from '../../../components/ui/person-name.js';
import { SharedNumbersNotice } from '../../../shared/members/shared-numbers.js';
import { useLeaving } from '../../../components/ui/use-leaving.js';
import { WarningNotice } from '../../../components/ui/warning-notice.js';
import { isRefusedWith } from '../../../lib/api/is-refused-with.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { formatDay } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { usePayableAmount } from '../api.js';
import { payoutMessages } from '../messages.js';
import { BankDetails } from './bank-details.js';
import { PayableHolds } from './payable-holds.js';
import { PayoutRefusal } from './payout-refusal.js';
import { SentProofFields, useSentProof } from './sent-proof.js';
import { Button } from '../../../components/ui/button.js';
import { FieldError } from '../../../components/ui/field.js';
import { CopiedValue, NumbersBox } from '../../../shared/numbers/numbers-box.js';
import { LoadingState } from '../../../components/ui/states.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { formatRupees } from '../../../lib/format/money.js';
import styles from './payouts.module.css';

export interface PayableDialogProps {
  payable: Omit<PayableRow, 'transfer'>;
  onClose: () => void;
}

export interface SentMoney {
  readonly net: number;
  readonly utr: string | undefined;
  readonly proof: File | null;
}

interface Props extends PayableDialogProps {
  title: string;
  facts: { readonly amount: string; readonly name: string };
  confirmLabel: string;
  leadOf: (needsApprover: boolean) => string;
  warning?: ReactNode;
  hasNumber: boolean;
  sending: { readonly isPending: boolean; readonly isError: boolean; readonly error: Error | null };
  onConfirm: (sent: SentMoney) => void;
}

export function PayableToSend({ payable, title, facts, confirmLabel, leadOf, warning, ...props }: Props) {
  const { hasNumber, sending, onConfirm, onClose } = props;
  const t = useText(payoutMessages);
  const { may } = useDesk();
  const toSend = usePayableAmount(payable._id);
  const { proof, utr, isReady, isChanged, fields } = useSentProof();
  const { refetch } = toSend;
  const needsApprover = toSend.data?.needsApprover === true;
  const leaving = useLeaving({
    isSending: sending.isPending,
    isChanged: isChanged && !needsApprover,
    onClose,
  });
  const isRefused = sending.isError && !isRefusedWith(sending.error, ...over);
  // The rejection may mean that the amount has changed.
  useEffect(() => {
    if (isRefused) void refetch();
  }, [isRefused, refetch]);
  const upTo = toSend.data?.statementsUpTo;
  return (
    <>
      <ConfirmDialog
        open
        title={title}
        confirmLabel={needsApprover ? t('askApproval') : confirmLabel}
        busy={sending.isPending}
        canLeave
        isReady={toSend.isSuccess && (needsApprover || isReady)}
        onConfirm={() => {
          // The amount comes from the server, so that the recorded amount equals the sent one.
          if (toSend.data === undefined) return;
          const { net } = toSend.data;
          onConfirm(needsApprover ? { net, utr: undefined, proof: null } : { net, utr, proof });
        }}
        onCancel={leaving.leave}
      >
        <div className={formStyles.form}>
          <p>{toSend.data ? leadOf(toSend.data.needsApprover) : `${facts.amount}, ${personName(facts.name)}`}</p>
          <PayableHolds payable={payable} />
          {warning}
          {upTo != null && <p>{t('statementsUpTo', { day: formatDay(upTo) })}</p>}
          {needsApprover && (
            <WarningNotice
              title={t('approvalFirst')}
              lead={t(may('reveal-numbers') ? 'approvalFirstLead' : 'approvalFirstUnseen')}
            />
          )}
          <SharedNumbersNotice memberId={payable.member._id} />
          <AmountToSend query={toSend} />
          {toSend.isSuccess && !needsApprover && <BankDetails payableId={payable._id} title={t('payFirst')} />}
          {!needsApprover && <SentProofFields fields={fields} hasNumber={hasNumber} />}
          {sending.isError && <PayoutRefusal error={sending.error} waits={payable.waits} />}
        </div>
      </ConfirmDialog>
      {leaving.question}
    </>
  );
}

const over = [
  'COMMISSION.PAYOUT_DECIDED',
  'COMMISSION.PAYOUT_NOT_FOUND',
  'COMMISSION.PAYABLE_NOT_OWED',
  'COMMISSION.PAYABLE_NOT_FOUND',
] as const;

/** Tax makes the amount that leaves the company's account smaller than the gross amount. */
function AmountToSend({ query }: { query: ReturnType<typeof usePayableAmount> }) {
  const t = useText(payoutMessages);
  return (
    <NumbersBox title={t('toSend')}>
      {query.data && <Amount {...query.data} />}
      {query.isPending && <LoadingState />}
      {query.isError && (
        <>
          <FieldError text={t('toSendFailed', { error: sentenceOf(query.error) })} />
          <Button variant="secondary" size="small" onClick={() => void query.refetch()}>
            {t('tryAgain')}
          </Button>
        </>
      )}
    </NumbersBox>
  );
}

function Amount({ amount, tax, net, hasPan }: NonNullable<ReturnType<typeof usePayableAmount>['data']>) {
  const t = useText(payoutMessages);
  const facts = { amount: formatRupees(amount), tax: formatRupees(tax) };
  return (
    <>
      <p className={styles.toSend}>
        {net === 0 ? t('nothingToSend') : <CopiedValue value={formatRupees(net)} what={t('toSend')} />}
      </p>
      {tax > 0 && <p>{t(hasPan === false ? 'taxWithoutPan' : 'taxOfPayout', facts)}</p>}
    </>
  );
}
