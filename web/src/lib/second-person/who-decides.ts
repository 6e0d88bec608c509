import type { ConsentCall, Permission } from '@deepam/contracts';

/** Whose work asks for a second person, and who sees what waits beside them, as the calls say. */
export const decidingMoneyConsents = [
  ...(['payouts', 'adjust-money', 'schedule', 'reveal-numbers'] as const),
] as const satisfies Permission[];
export const decidingSaleConsents = ['decide-plans'] as const satisfies Permission[];
export const seeingMoneyConsents = [...decidingMoneyConsents, 'read'] as const satisfies Permission[];
export const seeingSaleConsents = [...decidingSaleConsents, 'read'] as const satisfies Permission[];

/** What a second person may grant, by what it is: all of these are needed. */
export const deciding: Readonly<Record<ConsentCall, readonly Permission[]>> = {
  updateCommissionStatus: ['payouts'],
  recordPayoutSent: ['payouts'],
  makePayoutBatch: ['payouts'],
  exportPayoutFile: ['reveal-numbers', 'payouts'],
  addEarnings: ['adjust-money'],
  correctPosting: ['adjust-money'],
  changeCommissionSchedule: ['schedule'],
  changeTaxRates: ['adjust-money'],
  approvePlan: ['decide-plans', 'adjust-money'],
  reverseSale: ['decide-plans'],
};
