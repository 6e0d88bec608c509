import { type PayableView, type TransferView, recordRecovery } from '@deepam/contracts';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { ImageDialog } from '../../../components/ui/image-dialog.js';
import { ErrorState, LoadingState } from '../../../components/ui/states.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { formatDay } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { usePayable, useTransferByHand, useRecordRecovery, useCancelTransfer, useReleaseTransfer } from '../api.js';
import { payoutMessages } from '../messages.js';
import { actionsOf, type TransferAction, type TransferActionProps } from '../transfer-actions.js';
import { ProofButton } from './proof-button.js';
import { TransferTimeline } from './transfer-timeline.js';
import styles from './transfers.module.css';
import { RecordSentDialog } from './record-sent-dialog.js';
import { WarningNotice } from '../../../components/ui/warning-notice.js';
import { announceAndClose } from '../../../lib/announce-and-close.js';
import { RefundSteps } from '../../../shared/decisions/refund-steps.js';
import { PayableToSend } from './payable-to-send.js';
import { FormDialog } from '../../../components/ui/form-dialog.js';
import { TextAreaField, TextField } from '../../../components/ui/text-field.js';
import { useFormKit } from '../../../components/ui/use-form-kit.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { indianDay } from '../../../lib/format/indian-day.js';
import { ReasonDialog } from '../../../components/ui/reason-dialog.js';

interface EndTransferDialogProps extends TransferActionProps {
  how: 'cancel' | 'release';
}

function EndTransferDialog({ how, payable, transfer, onClose }: EndTransferDialogProps) {
  const t = useText(payoutMessages);
  const cancelling = useCancelTransfer();
  const releasing = useReleaseTransfer();
  const ending = how === 'cancel' ? cancelling : releasing;
  const facts = { amount: formatRupees(transfer.amount), name: payable.member.name };
  return (
    <ReasonDialog
      title={t(`action.${how}`)}
      confirmLabel={t(`action.${how}`)}
      busy={ending.isPending}
      failure={ending.isError ? t('transferFailed', { error: sentenceOf(ending.error) }) : undefined}
      onConfirm={(reason) =>
        ending.mutate(
          { transferId: transfer._id, reason },
          { onSuccess: announceAndClose(t(`done.${how}`, facts), onClose) },
        )
      }
      onCancel={onClose}
    >
      {t(how === 'cancel' ? 'cancelLead' : 'releaseLead', facts)}
    </ReasonDialog>
  );
}

interface Props {
  payableId: string;
  onClose: () => void;
}

type Chosen = { readonly transferId: string; readonly action: TransferAction } | 'new';

export function TransferDialog({ payableId, onClose }: Props) {
  const t = useText(payoutMessages);
  const { data: payable, error, refetch } = usePayable(payableId);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [proof, setProof] = useState<string | null>(null);
  const backToList = () => setChosen(null);
  if (payable !== undefined && chosen === 'new') return <TransferByHandDialog payable={payable} onClose={backToList} />;
  if (payable !== undefined && chosen !== null && chosen !== 'new') {
    const transfer = payable.transfers.find(({ _id }) => _id === chosen.transferId);
    if (transfer !== undefined)
      return <TransferActionDialog action={chosen.action} payable={payable} transfer={transfer} onClose={backToList} />;
  }
  const title =
    payable === undefined
      ? t('transfers')
      : t('transfersTitle', { amount: formatRupees(payable.amount), name: payable.member.name });
  return (
    <Dialog
      open
      size="wide"
      title={title}
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {payable === undefined ? (
        error === null ? (
          <LoadingState />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <Transfers payable={payable} onChoose={setChosen} onProof={setProof} />
      )}
      <ImageDialog image={proof === null ? null : { src: proof, title }} onClose={() => setProof(null)} />
    </Dialog>
  );
}

interface TransfersProps {
  payable: PayableView;
  onChoose: (chosen: Chosen) => void;
  onProof: (src: string) => void;
}

function Transfers({ payable, onChoose, onProof }: TransfersProps) {
  const t = useText(payoutMessages);
  const { may } = useDesk();
  const [now] = useState(() => new Date());
  const { kind, amount, transfers, statementsUpTo, state, waits } = payable;
  const actions = (transfer: TransferView) => (may('payouts') ? actionsOf({ transfer, payable, now }) : []);
  return (
    <div className={styles.transfers}>
      {kind === 'deposit-refund' && <RefundSteps next={state === 'paid' ? null : 'refund'} amount={amount} />}
      <p className={styles.soft}>
        {statementsUpTo === null ? t('noStatements') : t('statementsUpTo', { day: formatDay(statementsUpTo) })}
      </p>
      {transfers.length === 0 && <p>{t('noTransfers')}</p>}
      {transfers.map((transfer) => (
        <section key={transfer._id} aria-label={t('transferReference', { reference: transfer.reference })}>
          <TransferTimeline transfer={transfer} />
          <div className={styles.buttons}>
            {actions(transfer).map((action) => (
              <Button
                key={action}
                size="small"
                needsConnection
                variant="secondary"
                aria-haspopup="dialog"
                onClick={() => onChoose({ transferId: transfer._id, action })}
              >
                {t(`action.${action}`)}
              </Button>
            ))}
            {transfer.proof !== undefined && <ProofButton src={transfer.proof} onOpen={onProof} />}
            {transfer.bankFileId !== undefined && (
              <ButtonLink size="small" variant="secondary" to={`/bank-files?file=${transfer.bankFileId}`}>
                {t('openBankFile')}
              </ButtonLink>
            )}
          </div>
        </section>
      ))}
      {state === 'owed' && waits === undefined && may('payouts') && (
        <div className={styles.buttons}>
          <Button needsConnection aria-haspopup="dialog" onClick={() => onChoose('new')}>
            {t('newTransfer')}
          </Button>
        </div>
      )}
    </div>
  );
}

function TransferActionDialog({ action, ...props }: TransferActionProps & { action: TransferAction }) {
  switch (action) {
    case 'record-sent':
      return <RecordSentDialog {...props} />;
    case 'cancel':
    case 'release':
      return <EndTransferDialog {...props} how={action} />;
    case 'recover':
      return <RecoveryDialog {...props} />;
  }
}

function TransferByHandDialog({ payable, onClose }: { payable: PayableView; onClose: () => void }) {
  const t = useText(payoutMessages);
  const transfer = useTransferByHand();
  const { _id: payableId, member, amount, net = amount, transfers } = payable;
  const facts = { amount: formatRupees(net), name: member.name };
  return (
    <PayableToSend
      {...{ payable, facts, sending: transfer, onClose }}
      title={t('newTransfer')}
      confirmLabel={t('action.record-sent')}
      leadOf={(needsApprover) => t(needsApprover ? 'askTransferLead' : 'transferLead', facts)}
      warning={
        transfers.length > 0 && <WarningNotice title={t('transferredBefore')} lead={t('transferredBeforeLead')} />
      }
      hasNumber
      onConfirm={(sent) =>
        transfer.mutate(
          { payableId, ...sent },
          { onAwaits: onClose, onSuccess: announceAndClose(t('done.record-sent', facts), onClose) },
        )
      }
    />
  );
}

function RecoveryDialog({ payable, transfer, onClose }: TransferActionProps) {
  const t = useText(payoutMessages);
  const recovery = useRecordRecovery();
  const [today] = useState(() => indianDay(new Date()));
  const facts = { amount: formatRupees(transfer.amount), name: payable.member.name };
  const { form, field } = useFormKit({
    schema: recordRecovery.body!.refine(({ day }) => day <= today, { path: ['day'] }),
    blank: { reason: '', day: today },
    sentences: { reason: t('recoveryReasonNeeded'), day: t('recoveryDayWrong') },
    onValid: (given) =>
      recovery.mutate(
        { transferId: transfer._id, ...given },
        { onAwaits: onClose, onSuccess: announceAndClose(t('done.recover', facts), onClose) },
      ),
  });
  return (
    <FormDialog
      title={t('action.recover')}
      form={form}
      submitLabel={t('action.recover')}
      busy={recovery.isPending}
      failure={recovery.isError ? t('transferFailed', { error: sentenceOf(recovery.error) }) : undefined}
      onClose={onClose}
    >
      <p>{t('recoverLead', facts)}</p>
      <TextField {...field('day')} label={t('recoveryDay')} type="date" max={today} required />
      <TextAreaField {...field('reason')} label={t('recoveryReason')} maxLength={500} required />
    </FormDialog>
  );
}
