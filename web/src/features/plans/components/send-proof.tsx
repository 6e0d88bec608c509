import type { PlanName } from '@deepam/contracts';
import { useState } from 'react';
import { useRefusedRequest } from '../use-refused-request.js';
import { UpiDialog } from './upi-dialog.js';
import { useProofSent } from './use-proof-sent.js';

/** Another proof of a payment that was made before, in the place of one that was refused: nothing is to be paid. Nothing where none was. */
export default function SendProof({ plan, onEnd }: { plan: PlanName; onEnd: () => void }) {
  const wasRefused = useRefusedRequest()?.plan === plan;
  // The refusal is gone with its proof, before the dialog has heard that this is in.
  const [isOpen, setOpen] = useState(wasRefused);
  if (wasRefused && !isOpen) setOpen(true);
  const done = useProofSent(onEnd);
  return isOpen && <UpiDialog plan={plan} enrollment={null} isResumed onClose={onEnd} onDone={done} />;
}
