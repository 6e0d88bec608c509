import { payoutStep } from '../ledger/domain/postings.js';
import { stepFor, type PayoutStatus } from '../payouts/domain/payout.js';
import type { PayoutDocument } from '../payouts/persistence/payout.schema.js';
import type { AuditedModels } from './audited-models.js';
import { batches } from './batches.js';
import type { PostedTotals } from './check-postings.js';
import { compareExpected, type Expected } from './expected-postings.js';
import type { Findings } from './findings.js';

/** Every payout against the postings that its status stands for. Answers how many payouts there are. */
export async function checkPayouts(
  audited: AuditedModels,
  { byKind }: PostedTotals,
  findings: Findings,
): Promise<number> {
  const counts: Record<PayoutStatus, number> = { Requested: 0, Approved: 0, Rejected: 0 };
  let payouts = 0;
  for await (const batch of batches(audited.payouts.find().session(audited.session).lean().cursor())) {
    payouts += batch.length;
    for (const payout of batch) {
      counts[payout.status]++;
      const taken = payout.taken.commission + payout.taken.earnings;
      if (taken !== payout.amountPaise) {
        findings.note(`The payout ${payout._id} is not what it took from the ledgers`, taken - payout.amountPaise);
      }
    }
    await compareExpected(audited, batch.flatMap(postingsOf), findings);
  }
  const written = (['payout-requested', 'payout-approved', 'payout-rejected'] as const).map(
    (kind) => byKind.get(kind) ?? 0,
  );
  const explained = [payouts, counts.Approved, counts.Rejected];
  if (written.join() !== explained.join()) {
    findings.note(`Payouts requested, approved and rejected: ${explained.join(', ')}; posted: ${written.join(', ')}`);
  }
  return payouts;
}

function postingsOf({ _id: payoutId, memberId, taken, status, requestedAt: at }: PayoutDocument): Expected[] {
  const payout = { payoutId, memberId, taken };
  const requested = payoutStep('payout-requested', payout, { id: '', at });
  const step = status === 'Requested' ? null : stepFor('Requested', status);
  return step === null ? [requested] : [requested, payoutStep(step, payout, { id: '', at })];
}
