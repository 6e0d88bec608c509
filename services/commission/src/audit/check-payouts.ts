import { payoutStep } from '../ledger/domain/payout-postings.js';
import { stepFor, type PayoutStatus } from '../payouts/domain/payout.js';
import type { PayoutDocument } from '../payouts/persistence/payout.schema.js';
import type { AuditedModels } from './audited-models.js';
import { batches } from './batches.js';
import type { PostedTotals } from './check-postings.js';
import { compareExpected, type Expected } from './expected-postings.js';
import type { Findings } from './findings.js';
import { payoutStatuses } from '@deepam/contracts';

type PayoutCounts = Record<PayoutStatus, number>;

const noPayouts: PayoutCounts = { Requested: 0, Approved: 0, Rejected: 0 };

/** A payout that is missing from the head's list would never be paid. */
async function checkPayees(
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

/**
 * The postings and the head's list must agree with the status of each payout.
 * @returns the number of payouts
 */
export async function checkPayouts(
  audited: AuditedModels,
  { byKind }: PostedTotals,
  findings: Findings,
): Promise<number> {
  const counts = { ...noPayouts };
  const byMember = new Map<string, PayoutCounts>();
  let payouts = 0;
  for await (const batch of batches(audited.payouts.find().session(audited.session).lean().cursor())) {
    payouts += batch.length;
    for (const payout of batch) {
      counts[payout.status]++;
      const own = byMember.get(payout.memberId) ?? { ...noPayouts };
      own[payout.status]++;
      byMember.set(payout.memberId, own);
    }
    const expected = batch.flatMap(
      (payout) => findings.runCheck(`The payout ${payout._id}`, () => postingsOf(payout, findings)) ?? [],
    );
    await compareExpected(audited, expected, findings);
  }
  const written = (['payout-requested', 'payout-approved', 'payout-rejected'] as const).map(
    (kind) => byKind.get(kind) ?? 0,
  );
  const explained = [payouts, counts.Approved, counts.Rejected];
  if (written.join() !== explained.join()) {
    findings.addFinding(
      `Payouts requested, approved and rejected: ${explained.join(', ')}; posted: ${written.join(', ')}`,
    );
  }
  await checkPayees(audited, byMember, findings);
  return payouts;
}

function postingsOf(stored: PayoutDocument, findings: Findings): Expected[] {
  const { _id: payoutId, memberId, taken, amountPaise, status, requestedAt, decidedAt, tax } = stored;
  const difference = taken.commission + taken.earnings - amountPaise;
  if (difference !== 0) findings.addFinding(`The payout ${payoutId} is not what it took from the ledgers`, difference);
  const payout = { payoutId, memberId, taken, ...(tax && status === 'Approved' && { taxPaise: tax.taxPaise }) };
  const requested = payoutStep('payout-requested', payout, { id: '', at: requestedAt });
  const step = status === 'Requested' ? null : stepFor('Requested', status);
  return step === null ? [requested] : [requested, payoutStep(step, payout, { id: '', at: decidedAt ?? requestedAt })];
}
