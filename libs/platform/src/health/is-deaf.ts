import { waitAtMost } from '../background/wait-at-most.js';
import type { Lifeline } from './lifeline.js';

export async function isDeaf(lifeline: Lifeline, patienceMs: number): Promise<boolean> {
  const workedBefore = lifeline.worked?.();
  if (await answers(() => lifeline.own(), patienceMs)) return false;
  if (lifeline.worked?.() !== workedBefore) return false;
  return answers(() => lifeline.fresh(), patienceMs);
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
