import type { ApprovalView } from '@deepam/contracts';

export const isSentAfterApproval = ({ call }: Pick<ApprovalView, 'call'>): boolean =>
  call === 'transferByHand' || call === 'updateCommissionStatus';

export const isReadyToSend = (approval: Pick<ApprovalView, 'call' | 'state'>): boolean =>
  approval.state === 'approved' && isSentAfterApproval(approval);

/** The approval is about an account of the company, which has no page among the members. */
export const isAboutStaff = ({ call }: Pick<ApprovalView, 'call'>): boolean => callsOnStaff.has(call);
const callsOnStaff: ReadonlySet<ApprovalView['call']> = new Set([
  'giveTemporaryPassword',
  'correctMobile',
  'changeStaffRole',
  'enableStaff',
] as const);
