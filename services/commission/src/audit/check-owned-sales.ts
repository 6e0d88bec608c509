import { isDeepStrictEqual } from 'node:util';
import { toDecimalString, type AuditedSale } from '@deepam/contracts';
import type { DistributedSale } from '../sales/persistence/distributed-sale.schema.js';
import { priceOf } from './arithmetic.js';
import type { AuditedModels } from './audited-models.js';
import { batches } from './batches.js';
import type { Findings } from './findings.js';
import type { Owners } from './owners.js';
import type { Arrivals } from './arrivals.js';

/** Network's sales against those that commission has recorded, by id and by all that the commission depends on. */
export async function checkOwnedSales(
  audited: AuditedModels,
  owners: Owners,
  arrivals: Arrivals,
  findings: Findings,
): Promise<void> {
  const missing = new Map(owners.sales);
  const reversed = await reversedAmong(audited);
  for await (const batch of batches(audited.sales.find().session(audited.session).lean().cursor())) {
    for (const recorded of batch) {
      const owned = owners.sales.get(recorded._id);
      missing.delete(recorded._id);
      findings.look(`The sale ${recorded._id}`, () => {
        const reversedAt = reversed.get(recorded._id);
        if (owned) compare(owned, recorded, findings);
        if (owned) compareReversal(owned, reversedAt, arrivals, findings);
        if (!owned && !arrivals.mayBeUntold(recorded.approvedAt)) {
          findings.note(`The sale ${recorded._id} is none of network's`, priceOf(recorded));
        }
      });
    }
  }
  for (const sale of missing.values()) {
    if (arrivals.mayComeYet(sale._id, sale.approvedAt)) continue;
    const price = priceOf(sale);
    findings.note(`The sale ${sale._id} of ${toDecimalString(price)} rupees is missing in commission`, price);
  }
}

async function reversedAmong({ reversals, session }: AuditedModels): Promise<ReadonlyMap<string, Date>> {
  const found = await reversals.find({}, { reversedAt: 1 }).session(session).lean();
  return new Map(found.map(({ _id, reversedAt }) => [_id, reversedAt]));
}

/** Network reverses a sale, and commission follows. */
function compareReversal(
  { _id, reversedAt, ...sale }: AuditedSale,
  followed: Date | undefined,
  arrivals: Arrivals,
  findings: Findings,
): void {
  if (reversedAt !== undefined && followed === undefined && !arrivals.mayComeYet(_id, reversedAt)) {
    findings.note(`The sale ${_id} is reversed in network and stands in commission`, priceOf(sale));
  }
  if (reversedAt === undefined && followed !== undefined && !arrivals.mayBeUntold(followed)) {
    findings.note(`The sale ${_id} is reversed in commission and stands in network`, priceOf(sale));
  }
}

function compare(owned: AuditedSale, recorded: DistributedSale, findings: Findings): void {
  const difference = priceOf(owned) - priceOf(recorded);
  if (difference !== 0) {
    findings.note(
      `The sale ${owned._id} is ${toDecimalString(priceOf(owned))} rupees in network and ` +
        `${toDecimalString(priceOf(recorded))} rupees in commission`,
      difference,
    );
  }
  if (!isDeepStrictEqual(termsOf(owned), termsOf({ ...recorded, approvedAt: recorded.approvedAt.toISOString() }))) {
    findings.note(`The sale ${owned._id} has another buyer, plan, moment or upline in network than in commission`);
  }
}

const termsOf = ({ memberId, plan, approvedAt, upline }: Omit<AuditedSale, '_id' | 'payment' | 'amountPaise'>) => ({
  ...{ memberId, plan, approvedAt },
  upline: upline
    .map(({ level, memberId: id, isHead, isApproved, isDeleted, plan: held }) => ({
      ...{ level, id, isHead, isApproved, isDeleted, held },
    }))
    .toSorted((a, b) => a.level - b.level),
});
