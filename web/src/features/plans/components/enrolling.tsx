import type { PlanName } from '@deepam/contracts';
import { useState } from 'react';
import { serverWords } from '../../../lib/i18n/server-words.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import type { Enrollment } from '../api/enroll-upi.js';
import type { PlanView } from '../api/list-plans.js';
import { plansMessages } from '../messages.js';
import { ConfirmEnrollment } from './confirm-enrollment.js';
import { UpiDialog } from './upi-dialog.js';

interface Props {
  plan: PlanView;
  /** Rupees. */
  amount: number;
  currentPlan: PlanName | null;
  onEnd: () => void;
}

/** The two dialogs of an enrollment, one upon the other: a proof that is in closes both, Close only the upper. */
export default function Enrolling({ plan, amount, currentPlan, onEnd }: Props) {
  const t = useText(plansMessages);
  const [enrollment, setEnrollment] = useState<Enrollment | null>(null);
  return (
    <>
      <ConfirmEnrollment
        plan={plan}
        amount={amount}
        currentPlan={currentPlan}
        onCancel={onEnd}
        onEnrolled={setEnrollment}
      />
      {enrollment !== null && (
        <UpiDialog
          plan={plan.name}
          enrollment={enrollment}
          onClose={() => setEnrollment(null)}
          onDone={(message) => {
            onEnd();
            showToast(serverWords(message, t('proofSent')), 'success');
          }}
        />
      )}
    </>
  );
}
