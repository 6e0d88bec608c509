import type { CommissionHistoryEntry } from '@deepam/contracts';
import type { MemberPayouts } from './api/member-commissions.js';

/** One payout and whose it is. */
export interface PayoutRow {
  readonly member: MemberPayouts;
  readonly entry: CommissionHistoryEntry;
}

/** One row a payout, in the order of the members; `openOnly` leaves out what is decided. */
export function payoutRows(members: readonly MemberPayouts[], openOnly: boolean): PayoutRow[] {
  return members.flatMap((member) =>
    member.commissionHistory
      .filter(({ status }) => !openOnly || status === 'Requested')
      .map((entry) => ({ member, entry })),
  );
}
