import type { PlanName } from '@deepam/contracts';
import { useState } from 'react';
import { useRefusedRequest } from '../refused-request.js';
import { UpiDialog } from './upi-dialog.js';
import { useProofSent } from './use-proof-sent.js';

export default function SendProof({ plan, onEnd }: { plan: PlanName; onEnd: () => void }) {
  const wasRefused = useRefusedRequest()?.plan === plan;
  // The proof removes the rejection before the dialog reports it.
  const [isOpen, setOpen] = useState(wasRefused);
  if (wasRefused && !isOpen) setOpen(true);
  const done = useProofSent(onEnd);
  return isOpen && <UpiDialog plan={plan} enrollment={null} isResumed onClose={onEnd} onDone={done} />;
}
