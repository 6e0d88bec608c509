import type { ConsentView } from '@deepam/contracts';

/** What is granted: one call approves a payout, and rejects it. */
export const deedOf = ({ call, what }: ConsentView) =>
  call === 'updateCommissionStatus' && what === 'Rejected' ? ('rejectPayout' as const) : (`call.${call}` as const);
