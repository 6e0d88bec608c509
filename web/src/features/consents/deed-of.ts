import type { ConsentView } from '@deepam/contracts';

/** Its money is sent after the grant; not where it is given back, or the bank had paid it. */
export const isSentOnceGranted = ({ call, what }: Pick<ConsentView, 'call' | 'what'>): boolean =>
  call === 'recordPayoutSent' || (call === 'updateCommissionStatus' && what === null);

export const isToSend = (consent: Pick<ConsentView, 'call' | 'what' | 'state'>): boolean =>
  consent.state === 'granted' && isSentOnceGranted(consent);

/** What is granted: one call approves a payout, and rejects it. */
export const deedOf = ({ call, what }: ConsentView) =>
  call === 'updateCommissionStatus' && what === 'Rejected' ? ('rejectPayout' as const) : (`call.${call}` as const);

/** The account is one of the company, which has no page among the members. */
export const isOfStaff = ({ call }: Pick<ConsentView, 'call'>): boolean => callsOnStaff.has(call);
const callsOnStaff: ReadonlySet<ConsentView['call']> = new Set([
  ...(['giveTemporaryPassword', 'correctMobile', 'changeStaffRole', 'enableStaff'] as const),
]);
