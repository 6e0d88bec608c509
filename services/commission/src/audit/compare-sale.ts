import { type AuditedSale, toDecimalString } from '@deepam/contracts';
import { isDeepStrictEqual } from 'node:util';
import type { DistributedSale } from '../sales/persistence/distributed-sale.schema.js';
import { priceOf } from './arithmetic.js';
import type { Arrivals } from './arrivals.js';
import type { Findings } from './findings.js';

export function compareReversal(
  { _id, reversedAt, ...sale }: AuditedSale,
  followed: Date | undefined,
  arrivals: Arrivals,
  findings: Findings,
): void {
  if (reversedAt !== undefined && followed === undefined && !arrivals.mayComeYet(_id, reversedAt)) {
    findings.addFinding(`The sale ${_id} is reversed in network and stands in commission`, priceOf(sale));
  }
  if (reversedAt === undefined && followed !== undefined && !arrivals.mayBeUntold(followed)) {
    findings.addFinding(`The sale ${_id} is reversed in commission and stands in network`, priceOf(sale));
  }
}

export function compareSale(owned: AuditedSale, recorded: DistributedSale, findings: Findings): void {
  const difference = priceOf(owned) - priceOf(recorded);
  if (difference !== 0) {
    findings.addFinding(
      `The sale ${owned._id} is ${toDecimalString(priceOf(owned))} rupees in network and ` +
        `${toDecimalString(priceOf(recorded))} rupees in commission`,
      difference,
    );
  }
  if (!isDeepStrictEqual(termsOf(owned), termsOf({ ...recorded, approvedAt: recorded.approvedAt.toISOString() }))) {
    findings.addFinding(
      `The sale ${owned._id} has another buyer, plan, moment or upline in network than in commission`,
    );
  }
}

const termsOf = ({
  memberId,
  plan,
  approvedAt,
  upline,
}: Omit<AuditedSale, '_id' | 'payment' | 'amountPaise' | 'approval'>) => ({
  ...{ memberId, plan, approvedAt },
  upline: upline
    .map(({ level, memberId: id, isHead, isApproved, isDeleted, plan: held }) => ({
      ...{ level, id, isHead, isApproved, isDeleted, held },
    }))
    .toSorted((a, b) => a.level - b.level),
});
