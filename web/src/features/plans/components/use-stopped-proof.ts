import type { PlanName } from '@deepam/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { forgetDraft } from '../../../lib/api/draft-keys.js';
import { fileOf } from '../../../lib/files/fresh-link.js';
import { useMembershipEvery } from '../../../lib/network/membership.js';
import { proofDraft } from '../api/request-plan-proof.js';

/** The server may still be at work on what has reached it. */
const lookMs = 2_000;

/** Looks, once a proof was stopped on its way, whether it has arrived all the same: then nobody shall pay again. */
export function useStoppedProof(plan: PlanName, onArrived: () => void): { noteStopped: () => void } {
  const [isStopped, setStopped] = useState(false);
  const membership = useMembershipEvery(isStopped && lookMs).data;
  const proof = membership?.requestedPlan === plan ? fileOf(membership.requestedPlanProof ?? '') : null;
  // One that waited before says nothing of the new one, which takes its place under another name.
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
