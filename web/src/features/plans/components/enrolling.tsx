import type { PlanName } from '@deepam/contracts';
import { useState, useEffect, useEffectEvent } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { plansMessages } from '../messages.js';
import { type Enrollment, type PlanView, proofDraft } from '../api.js';
import { ConfirmEnrollment } from './confirm-enrollment.js';
import { UpiDialog } from './upi-dialog.js';
import { useProofSent } from './use-proof-sent.js';
import { forgetDraft } from '../../../lib/api/draft-keys.js';
import { fileOf } from '../../../lib/files/fresh-link.js';
import { useMembershipEvery } from '../../../lib/network/membership.js';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import styles from './enrollment.module.css';

interface AlreadyRequestedProps {
  plan: PlanName;
  onCancel: () => void;
  onReplaceProof: () => void;
}

/** The member has already paid for a pending request and must not pay again. */
function AlreadyRequested({ plan, onCancel, onReplaceProof }: AlreadyRequestedProps) {
  const t = useText(plansMessages);
  return (
    <Dialog
      open
      onClose={onCancel}
      title={t('pending')}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t('close')}
          </Button>
          <Button needsConnection onClick={onReplaceProof}>
            {t('sendAnotherProof')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p className={styles.paidAlready}>{t('alreadyAsked', { plan })}</p>
        <p>{t('wrongProof')}</p>
      </div>
    </Dialog>
  );
}

/** The time is in milliseconds; the server may still process the received part. */
const lookMs = 2_000;

/** Checks whether an aborted proof has arrived after all, so that the member does not pay again. */
function useStoppedProof(plan: PlanName, onArrived: () => void): { noteStopped: () => void } {
  const [isStopped, setStopped] = useState(false);
  const membership = useMembershipEvery(isStopped && lookMs).data;
  const proof = membership?.requestedPlan === plan ? fileOf(membership.requestedPlanProof ?? '') : null;
  // An earlier proof has another name and says nothing about the new one.
  const [proofBefore] = useState(proof);
  const hasArrived = proof !== null && proof !== proofBefore;
  const arrived = useEffectEvent(onArrived);
  useEffect(() => {
    if (!isStopped || !hasArrived) return;
    forgetDraft(proofDraft);
    arrived();
  }, [isStopped, hasArrived]);
  return { noteStopped: () => setStopped(true) };
}

interface Props {
  plan: PlanView;
  amount: number;
  currentPlan: PlanName | null;
  isRequested: boolean;
  /** The rejected request may be paid already. */
  wasRefused: boolean;
  onPaying: (isOpen: boolean) => void;
  onEnd: () => void;
}

/**
 * An enrollment has two dialogs, one above the other. A received proof closes both, even a proof that was aborted too
 * late; Close closes only the upper one.
 */
export default function Enrolling({ plan, amount, currentPlan, isRequested, wasRefused, onPaying, onEnd }: Props) {
  const [payment, setPayment] = useState<Enrollment | 'paid' | null>(null);
  const pay = (begun: Enrollment | null) => {
    setPayment(begun);
    onPaying(begun !== null);
  };
  const done = useProofSent(() => {
    onPaying(false);
    onEnd();
  });
  const t = useText(plansMessages);
  const { noteStopped } = useStoppedProof(plan.name, () => done(t('proofSent')));
  const close = (wasSending: boolean) => {
    pay(null);
    if (wasSending) noteStopped();
  };
  return (
    <>
      {isRequested ? (
        <AlreadyRequested plan={plan.name} onCancel={onEnd} onReplaceProof={() => setPayment('paid')} />
      ) : (
        <ConfirmEnrollment plan={plan} amount={amount} currentPlan={currentPlan} onCancel={onEnd} onEnrolled={pay} />
      )}
      {payment !== null && (
        <UpiDialog
          plan={plan.name}
          enrollment={payment === 'paid' ? null : payment}
          isResumed={wasRefused || payment === 'paid'}
          onClose={close}
          onDone={done}
        />
      )}
    </>
  );
}
