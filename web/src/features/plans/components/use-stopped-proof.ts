import type { PlanName } from '@deepam/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { forgetDraft } from '../../../lib/api/draft-keys.js';
import { fileOf } from '../../../lib/files/fresh-link.js';
import { useMembershipEvery } from '../../../lib/network/membership.js';
import { proofDraft } from '../api/request-plan-proof.js';

/** Milliseconds. The server may still process the received part. */
const lookMs = 2_000;

/** Checks whether an aborted proof has arrived after all, so that the member does not pay again. */
export function useStoppedProof(plan: PlanName, onArrived: () => void): { noteStopped: () => void } {
  const [isStopped, setStopped] = useState(false);
  const membership = useMembershipEvery(isStopped && lookMs).data;
  const proof = membership?.requestedPlan === plan ? fileOf(membership.requestedPlanProof ?? '') : null;
  // A proof from before has another name and says nothing about the new one.
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
