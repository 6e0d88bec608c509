import type { ApprovalView } from '@deepam/contracts';
import { ConfirmSending } from '../../shared/decisions/confirm-sending.js';
import { personName } from '../../components/ui/person-name.js';
import { ReasonDialog } from '../../components/ui/reason-dialog.js';
import { SharedNumbersNotice } from '../../shared/members/shared-numbers.js';
import { sentenceOf } from '../../lib/api/api-error.js';
import { formatRupees } from '../../lib/format/money.js';
import { useText } from '../../lib/i18n/use-text.js';
import { approvalRequestMessages } from '../../lib/approval/messages.js';
import { announceAndClose } from '../../lib/announce-and-close.js';
import type { Holder } from '../../lib/approval/who-decides.js';
import { useApprove, useReject, useWithdraw } from './api.js';
import { ApprovalFacts } from './approval-facts.js';
import styles from './approvals.module.css';
import { isAboutStaff, isSentAfterApproval } from './approval-rules.js';

export type Decision = 'approve' | 'reject' | 'withdraw';

interface Props {
  decision: Decision;
  approval: ApprovalView;
  holder: Holder;
  onClose: () => void;
}

export function DecisionDialog({ decision, ...rest }: Props) {
  switch (decision) {
    case 'approve':
      return <ApproveDialog {...rest} />;
    case 'reject':
      return <RejectDialog {...rest} />;
    case 'withdraw':
      return <WithdrawDialog {...rest} />;
  }
}

function ApproveDialog({ approval, holder, onClose }: Omit<Props, 'decision'>) {
  const t = useText(approvalRequestMessages);
  const approving = useApprove(holder);
  const [lead, done] = approveWords(approval);
  const approve = () => approving.mutate(approval._id, { onSuccess: announceAndClose(t(done), onClose) });
  return (
    <ConfirmSending
      title={t('approveTitle')}
      confirmLabel={t('approve')}
      busy={approving.isPending}
      failure={approving.isError ? t('approveFailed', { error: sentenceOf(approving.error) }) : undefined}
      onConfirm={approve}
      onCancel={onClose}
    >
      <p>
        <strong>{t(`call.${approval.call}`)}</strong>
      </p>
      <ApprovalFacts approval={approval} isOwn={false} />
      {approval.member !== null && !isAboutStaff(approval) && <SharedNumbersNotice memberId={approval.member._id} />}
      <p>{t(lead)}</p>
    </ConfirmSending>
  );
}

function approveWords(approval: ApprovalView) {
  if (approval.call === 'downloadBankFile') return ['approveFileLead', 'approvedFile'] as const;
  if (approval.call === 'giveTemporaryPassword') return ['approvePasswordLead', 'approvedPassword'] as const;
  return isSentAfterApproval(approval)
    ? (['approveToSendLead', 'approvedToSend'] as const)
    : (['approveLead', 'approved'] as const);
}

function RejectDialog({ approval, holder, onClose }: Omit<Props, 'decision'>) {
  const t = useText(approvalRequestMessages);
  const rejecting = useReject(holder);
  const reject = (reason: string) =>
    rejecting.mutate({ id: approval._id, reason }, { onSuccess: announceAndClose(t('rejected'), onClose) });
  return (
    <ReasonDialog
      title={t('rejectTitle')}
      confirmLabel={t('reject')}
      busy={rejecting.isPending}
      failure={rejecting.isError ? t('rejectFailed', { error: sentenceOf(rejecting.error) }) : undefined}
      onConfirm={reject}
      onCancel={onClose}
    >
      <Summary approval={approval} /> {t('rejectLead')}
    </ReasonDialog>
  );
}

function WithdrawDialog({ approval, holder, onClose }: Omit<Props, 'decision'>) {
  const t = useText(approvalRequestMessages);
  const withdrawing = useWithdraw(holder);
  const withdraw = () => withdrawing.mutate(approval._id, { onSuccess: announceAndClose(t('withdrawn'), onClose) });
  return (
    <ConfirmSending
      title={t('withdrawTitle')}
      confirmLabel={t('withdraw')}
      busy={withdrawing.isPending}
      failure={withdrawing.isError ? t('withdrawFailed', { error: sentenceOf(withdrawing.error) }) : undefined}
      onConfirm={withdraw}
      onCancel={onClose}
    >
      <p>
        <Summary approval={approval} /> {t('withdrawLead')}
      </p>
    </ConfirmSending>
  );
}

function Summary({ approval }: { approval: ApprovalView }) {
  const t = useText(approvalRequestMessages);
  const { amount, member } = approval;
  const facts = [
    t(`call.${approval.call}`),
    amount !== null && formatRupees(amount),
    member?.name != null && personName(member.name),
  ];
  return <strong className={styles.summary}>{facts.filter((fact) => fact !== false).join(', ')}</strong>;
}
