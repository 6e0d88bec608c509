import type { PlanName } from '@deepam/contracts';
import { useState } from 'react';
import { useUnfinishedPayments } from '../api.js';
import { UpiDialog } from './upi-dialog.js';
import { useProofSent } from './use-proof-sent.js';

interface Props {
  plan: PlanName;
  onEnd: () => void;
}

export default function FinishPayment({ plan, onEnd }: Props) {
  const found = useUnfinishedPayments().data?.find((payment) => payment.plan === plan);
  // The proof removes the payment from the list before the dialog reports it.
  const [payment, setPayment] = useState(found);
  if (payment === undefined && found !== undefined) setPayment(found);
  const done = useProofSent(onEnd);
  return payment && <UpiDialog plan={plan} enrollment={payment} isResumed onClose={onEnd} onDone={done} />;
}
