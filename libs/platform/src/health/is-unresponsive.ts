import { waitAtMost } from '../background/wait-at-most.js';
import type { LivenessCheck } from './liveness.js';

export async function isUnresponsive(check: LivenessCheck, patienceMs: number): Promise<boolean> {
  const workedBefore = check.worked?.();
  if (await answers(() => check.own(), patienceMs)) return false;
  if (check.worked?.() !== workedBefore) return false;
  return answers(() => check.fresh(), patienceMs);
}

async function answers(roundTrip: () => Promise<unknown>, patienceMs: number): Promise<boolean> {
  const answered = Promise.resolve()
    .then(roundTrip)
    .then(
      () => true,
      () => false,
    );
  return waitAtMost(patienceMs, answered, false);
}
