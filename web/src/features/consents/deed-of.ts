import type { ConsentView } from '@deepam/contracts';

/** Its money is sent after the grant; not where it is given back, or the bank had paid it. */
export const isToSend = ({ call, what, state }: Pick<ConsentView, 'call' | 'what' | 'state'>): boolean =>
  state === 'granted' && (call === 'recordPayoutSent' || (call === 'updateCommissionStatus' && what === null));

/** What is granted: one call approves a payout, and rejects it. */
export const deedOf = ({ call, what }: ConsentView) =>
  call === 'updateCommissionStatus' && what === 'Rejected' ? ('rejectPayout' as const) : (`call.${call}` as const);
