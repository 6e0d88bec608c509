import type { PlanName } from '@deepam/contracts';
import { useState } from 'react';
import { useUnfinishedPayments } from '../api/unfinished-payments.js';
import { UpiDialog } from './upi-dialog.js';
import { useProofSent } from './use-proof-sent.js';

interface Props {
  plan: PlanName;
  onEnd: () => void;
}

/** The payment for this plan that was begun before, without the question that began it; nothing where there is none. */
export default function FinishPayment({ plan, onEnd }: Props) {
  const found = useUnfinishedPayments().data?.find((payment) => payment.plan === plan);
  // The list loses it with its proof, before the dialog has heard that this is in.
  const [payment, setPayment] = useState(found);
  if (payment === undefined && found !== undefined) setPayment(found);
  const done = useProofSent(onEnd);
  return payment && <UpiDialog plan={plan} enrollment={payment} isResumed onClose={onEnd} onDone={done} />;
}
