import type { PlanName } from '@deepam/contracts';
import { useState } from 'react';
import type { Enrollment } from '../api/enroll-upi.js';
import type { PlanView } from '../api/list-plans.js';
import { ConfirmEnrollment } from './confirm-enrollment.js';
import { UpiDialog } from './upi-dialog.js';
import { useProofSent } from './use-proof-sent.js';

interface Props {
  plan: PlanView;
  /** Rupees. */
  amount: number;
  currentPlan: PlanName | null;
  /** The payment dialog has opened, or closed. */
  onPaying: (isOpen: boolean) => void;
  onEnd: () => void;
}

/** The two dialogs of an enrollment, one upon the other: a proof that is in closes both, Close only the upper. */
export default function Enrolling({ plan, amount, currentPlan, onPaying, onEnd }: Props) {
  const [enrollment, setEnrollment] = useState<Enrollment | null>(null);
  const pay = (begun: Enrollment | null) => {
    setEnrollment(begun);
    onPaying(begun !== null);
  };
  const done = useProofSent(() => {
    onPaying(false);
    onEnd();
  });
  return (
    <>
      <ConfirmEnrollment plan={plan} amount={amount} currentPlan={currentPlan} onCancel={onEnd} onEnrolled={pay} />
      {enrollment !== null && (
        <UpiDialog plan={plan.name} enrollment={enrollment} onClose={() => pay(null)} onDone={done} />
      )}
    </>
  );
}
