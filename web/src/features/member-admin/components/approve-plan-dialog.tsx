import type { NetworkRow, PlanName } from '@deepam/contracts';
import { useState } from 'react';
import { BankMoney } from '../../../shared/bank/bank-money.js';
import { Button } from '../../../components/ui/button.js';
import { DetailList } from '../../../components/ui/detail-list.js';
import { Dialog } from '../../../components/ui/dialog.js';
import formStyles from '../../../components/ui/form.module.css';
import { ImageView } from '../../../components/ui/image-view.js';
import { SeenBeforeNotice } from '../../../shared/decisions/seen-before.js';
import { SharedNumbersNotice } from '../../../shared/members/shared-numbers.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { memberAdminMessages } from '../messages.js';
import { SetPlanDialog } from './set-plan-dialog.js';
import { ReasonDialog } from '../../../components/ui/reason-dialog.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { announceAndClose } from '../../../lib/announce-and-close.js';
import { useRejectPlan } from '../api.js';
import { leaveWhenChanged } from '../request-changed.js';

export function ApprovePlanDialog({ member, onClose }: { member: NetworkRow; onClose: () => void }) {
  const t = useText(memberAdminMessages);
  const [step, setStep] = useState<'look' | 'approve' | 'reject'>('look');
  const { name, plan, requestedPlan, requestedPlanProof, amountDue, amountAsked, otherTxnids } = member;
  const [isProofSeen, setProofSeen] = useState(requestedPlanProof === null);
  const requestId = member.requestId ?? undefined;
  const backToLook = () => setStep('look');
  if (requestedPlan === null) return null;

  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={t('approvePlan')}
        size="wide"
        footer={
          <>
            <Button variant="secondary" onClick={() => setStep('reject')}>
              {t('rejectPlan')}
            </Button>
            <Button disabled={!isProofSeen} onClick={() => setStep('approve')}>
              {t('approvePlan')}
            </Button>
          </>
        }
      >
        <div className={formStyles.form}>
          <p>{t('approvePlanLead', { name, plan: requestedPlan })}</p>
          <DetailList
            rows={[
              [t('present'), plan ?? t('noPlan')],
              [t('asked'), requestedPlan],
              [t('toPay'), amountDue === null ? '–' : formatRupees(amountDue)],
              ...(amountAsked === undefined ? [] : [[t('amountAsked'), formatRupees(amountAsked)] as const]),
              [t('utr'), member.utr ?? t('notGiven')],
              [t('txnid'), member.txnid ?? t('notGiven')],
              ...(otherTxnids === undefined ? [] : [[t('otherTxnids'), otherTxnids.join(', ')] as const]),
            ]}
          />
          {requestId !== undefined && <BankMoney expectedId={requestId} />}
          <SeenBeforeNotice seen={member.seenBefore} />
          <SharedNumbersNotice memberId={member._id} />
          {requestedPlanProof === null ? (
            <p>{t('noProof')}</p>
          ) : (
            <ImageView src={requestedPlanProof} alt={t('planProof', { name })} onSeen={setProofSeen} />
          )}
        </div>
      </Dialog>
      {step === 'approve' && (
        <SetPlanDialog
          member={member}
          plan={requestedPlan}
          payment="received"
          requestId={requestId}
          onCancel={backToLook}
          onDone={onClose}
        />
      )}
      {step === 'reject' && (
        <RejectPlanDialog
          member={member}
          plan={requestedPlan}
          requestId={requestId}
          onCancel={backToLook}
          onDone={onClose}
        />
      )}
    </>
  );
}

interface Props {
  member: NetworkRow;
  plan: PlanName;
  requestId?: string;
  onCancel: () => void;
  onDone: () => void;
}

function RejectPlanDialog({ member, plan, requestId, onCancel, onDone }: Props) {
  const t = useText(memberAdminMessages);
  const rejection = useRejectPlan();
  const facts = { name: member.name, plan };
  const reject = (reason: string) =>
    rejection.mutate(
      { userId: member._id, reason, requestId },
      {
        onSuccess: announceAndClose(t('planRejected', facts), onDone),
        onError: (error) => leaveWhenChanged(error, member.name, onDone),
      },
    );
  return (
    <ReasonDialog
      title={t('rejectPlan')}
      confirmLabel={t('rejectPlan')}
      busy={rejection.isPending}
      failure={rejection.isError ? t('actionFailed', { error: sentenceOf(rejection.error) }) : undefined}
      onConfirm={reject}
      onCancel={onCancel}
    >
      {t('rejectPlanLead', facts)}
    </ReasonDialog>
  );
}
