import type { ConsentView } from '@deepam/contracts';

/** Granted, and what is to be sent is sent after that: not what was said to be paid already. */
export const isToSend = ({ call, what, state }: Pick<ConsentView, 'call' | 'what' | 'state'>): boolean =>
  state === 'granted' && (call === 'recordPayoutSent' || (call === 'updateCommissionStatus' && what === null));

/** What is granted: one call approves a payout, and rejects it. */
export const deedOf = ({ call, what }: ConsentView) =>
  call === 'updateCommissionStatus' && what === 'Rejected' ? ('rejectPayout' as const) : (`call.${call}` as const);
