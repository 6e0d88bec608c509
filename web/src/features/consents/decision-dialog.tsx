import type { ConsentView } from '@deepam/contracts';
import { ConfirmSending } from '../../components/confirm-sending.js';
import { personName } from '../../components/person-name.js';
import { ReasonDialog } from '../../components/reason-dialog.js';
import { SharedNumbersNotice } from '../../components/shared-numbers.js';
import { sentenceOf } from '../../lib/api/api-error.js';
import { formatRupees } from '../../lib/format/money.js';
import { useText } from '../../lib/i18n/use-text.js';
import { secondPersonMessages } from '../../lib/second-person/messages.js';
import { saysAndCloses } from '../../lib/says-and-closes.js';
import type { Holder } from '../../lib/second-person/who-decides.js';
import { useGrant, useRefuse, useWithdraw } from './api/consents.js';
import { ConsentFacts } from './consent-facts.js';
import styles from './consents.module.css';
import { isOfStaff, isSentAfterApproval } from './deed-of.js';

export type Decision = 'grant' | 'refuse' | 'withdraw';

interface Props {
  decision: Decision;
  consent: ConsentView;
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

function GrantDialog({ consent, holder, onClose }: Omit<Props, 'decision'>) {
  const t = useText(secondPersonMessages);
  const granting = useGrant(holder);
  const [lead, done] = grantWords(consent);
  const grant = () => granting.mutate(consent._id, { onSuccess: saysAndCloses(t(done), onClose) });
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
        <strong>{t(`call.${consent.call}`)}</strong>
      </p>
      <ConsentFacts consent={consent} isOwn={false} />
      {consent.member !== null && !isOfStaff(consent) && <SharedNumbersNotice memberId={consent.member._id} />}
      <p>{t(lead)}</p>
    </ConfirmSending>
  );
}

function grantWords(consent: ConsentView) {
  if (consent.call === 'downloadBankFile') return ['grantFileLead', 'grantedFile'] as const;
  if (consent.call === 'giveTemporaryPassword') return ['grantPasswordLead', 'grantedPassword'] as const;
  return isSentAfterApproval(consent)
    ? (['grantToSendLead', 'grantedToSend'] as const)
    : (['grantLead', 'granted'] as const);
}

function RefuseDialog({ consent, holder, onClose }: Omit<Props, 'decision'>) {
  const t = useText(secondPersonMessages);
  const refusing = useRefuse(holder);
  const refuse = (reason: string) =>
    refusing.mutate({ id: consent._id, reason }, { onSuccess: saysAndCloses(t('refused'), onClose) });
  return (
    <ReasonDialog
      title={t('refuseTitle')}
      confirmLabel={t('refuse')}
      busy={refusing.isPending}
      failure={refusing.isError ? t('refuseFailed', { error: sentenceOf(refusing.error) }) : undefined}
      onConfirm={refuse}
      onCancel={onClose}
    >
      <Summary consent={consent} /> {t('refuseLead')}
    </ReasonDialog>
  );
}

function WithdrawDialog({ consent, holder, onClose }: Omit<Props, 'decision'>) {
  const t = useText(secondPersonMessages);
  const withdrawing = useWithdraw(holder);
  const withdraw = () => withdrawing.mutate(consent._id, { onSuccess: saysAndCloses(t('withdrawn'), onClose) });
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
        <Summary consent={consent} /> {t('withdrawLead')}
      </p>
    </ConfirmSending>
  );
}

function Summary({ consent }: { consent: ConsentView }) {
  const t = useText(secondPersonMessages);
  const { amount, member } = consent;
  const facts = [
    t(`call.${consent.call}`),
    amount !== null && formatRupees(amount),
    member?.name != null && personName(member.name),
  ];
  return <strong className={styles.summary}>{facts.filter((fact) => fact !== false).join(', ')}</strong>;
}
