import type { PlanName } from '@deepam/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMembershipEvery } from '../../../lib/network/membership.js';

/** The server may still be at work on what has reached it. */
const lookMs = 2_000;

/** Looks, once a proof was stopped on its way, whether it has arrived all the same: then nobody shall pay again. */
export function useStoppedProof(plan: PlanName, onArrived: () => void): { noteStopped: () => void } {
  const [isStopped, setStopped] = useState(false);
  const requested = useMembershipEvery(isStopped && lookMs).data?.requestedPlan === plan;
  // One that waited before says nothing of the new one.
  const [wasRequested] = useState(requested);
  const arrived = useEffectEvent(onArrived);
  useEffect(() => {
    if (isStopped && requested && !wasRequested) arrived();
  }, [isStopped, requested, wasRequested]);
  return { noteStopped: () => setStopped(true) };
}
