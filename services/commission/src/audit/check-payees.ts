import { payoutStatuses } from '@deepam/contracts';
import type { PayoutStatus } from '../payouts/domain/payout.js';
import type { AuditedModels } from './audited-models.js';
import type { Findings } from './findings.js';

export type PayoutCounts = Record<PayoutStatus, number>;
export const noPayouts: PayoutCounts = { Requested: 0, Approved: 0, Rejected: 0 };

/** A payout that is missing from the head's list would never be paid. */
export async function checkPayees(
  { payees, session }: AuditedModels,
  byMember: ReadonlyMap<string, PayoutCounts>,
  findings: Findings,
): Promise<void> {
  const missing = new Map(byMember);
  for await (const { _id, counts, hasOpen } of payees.find().session(session).lean().cursor()) {
    const present = byMember.get(_id) ?? noPayouts;
    missing.delete(_id);
    findings.runCheck(`The member ${_id} in the list of payouts`, () => {
      const isRight = payoutStatuses.every((status) => (counts[status] ?? 0) === present[status]);
      if (!isRight || hasOpen !== present.Requested > 0) {
        findings.addFinding(`The list of payouts does not show those of the member ${_id} as they are`);
      }
    });
  }
  for (const memberId of missing.keys()) findings.addFinding(`The list of payouts leaves out the member ${memberId}`);
}
