import type { ApprovalView } from '@deepam/contracts';
import { ConfirmSending } from '../../shared/decisions/confirm-sending.js';
import { personName } from '../../components/ui/person-name.js';
import { ReasonDialog } from '../../components/ui/reason-dialog.js';
import { SharedNumbersNotice } from '../../shared/members/shared-numbers.js';
import { sentenceOf } from '../../lib/api/api-error.js';
import { formatRupees } from '../../lib/format/money.js';
import { useText } from '../../lib/i18n/use-text.js';
import { approvalRequestMessages } from '../../lib/approval/messages.js';
import { saysAndCloses } from '../../lib/says-and-closes.js';
import type { Holder } from '../../lib/approval/who-decides.js';
import { useGrant, useRefuse, useWithdraw } from './api.js';
import { ApprovalFacts } from './approval-facts.js';
import styles from './approvals.module.css';
import { isOfStaff, isSentAfterApproval } from './deed-of.js';

export type Decision = 'grant' | 'refuse' | 'withdraw';

interface Props {
  decision: Decision;
  approval: ApprovalView;
  holder: Holder;
  onClose: () => void;
}

export function DecisionDialog({ decision, ...rest }: Props) {
  switch (decision) {
    case 'grant':
      return <GrantDialog {...rest} />;
    case 'refuse':
      return <RefuseDialog {...rest} />;
    case 'withdraw':
      return <WithdrawDialog {...rest} />;
  }
}

function GrantDialog({ approval, holder, onClose }: Omit<Props, 'decision'>) {
  const t = useText(approvalRequestMessages);
  const granting = useGrant(holder);
  const [lead, done] = grantWords(approval);
  const grant = () => granting.mutate(approval._id, { onSuccess: saysAndCloses(t(done), onClose) });
  return (
    <ConfirmSending
      title={t('grantTitle')}
      confirmLabel={t('grant')}
      busy={granting.isPending}
      failure={granting.isError ? t('grantFailed', { error: sentenceOf(granting.error) }) : undefined}
      onConfirm={grant}
      onCancel={onClose}
    >
      <p>
        <strong>{t(`call.${approval.call}`)}</strong>
      </p>
      <ApprovalFacts approval={approval} isOwn={false} />
      {approval.member !== null && !isOfStaff(approval) && <SharedNumbersNotice memberId={approval.member._id} />}
      <p>{t(lead)}</p>
    </ConfirmSending>
  );
}

function grantWords(approval: ApprovalView) {
  if (approval.call === 'downloadBankFile') return ['grantFileLead', 'grantedFile'] as const;
  if (approval.call === 'giveTemporaryPassword') return ['grantPasswordLead', 'grantedPassword'] as const;
  return isSentAfterApproval(approval)
    ? (['grantToSendLead', 'grantedToSend'] as const)
    : (['grantLead', 'granted'] as const);
}

function RefuseDialog({ approval, holder, onClose }: Omit<Props, 'decision'>) {
  const t = useText(approvalRequestMessages);
  const refusing = useRefuse(holder);
  const refuse = (reason: string) =>
    refusing.mutate({ id: approval._id, reason }, { onSuccess: saysAndCloses(t('refused'), onClose) });
  return (
    <ReasonDialog
      title={t('rejectTitle')}
      confirmLabel={t('refuse')}
      busy={refusing.isPending}
      failure={refusing.isError ? t('rejectFailed', { error: sentenceOf(refusing.error) }) : undefined}
      onConfirm={refuse}
      onCancel={onClose}
    >
      <Summary approval={approval} /> {t('rejectLead')}
    </ReasonDialog>
  );
}

function WithdrawDialog({ approval, holder, onClose }: Omit<Props, 'decision'>) {
  const t = useText(approvalRequestMessages);
  const withdrawing = useWithdraw(holder);
  const withdraw = () => withdrawing.mutate(approval._id, { onSuccess: saysAndCloses(t('withdrawn'), onClose) });
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
