import type { ConsentView } from '@deepam/contracts';

export const isSentAfterApproval = ({ call }: Pick<ConsentView, 'call'>): boolean =>
  call === 'transferByHand' || call === 'updateCommissionStatus';

export const isToSend = (consent: Pick<ConsentView, 'call' | 'state'>): boolean =>
  consent.state === 'granted' && isSentAfterApproval(consent);

/** The account is one of the company, which has no page among the members. */
export const isOfStaff = ({ call }: Pick<ConsentView, 'call'>): boolean => callsOnStaff.has(call);
const callsOnStaff: ReadonlySet<ConsentView['call']> = new Set([
  ...(['giveTemporaryPassword', 'correctMobile', 'changeStaffRole', 'enableStaff'] as const),
]);
