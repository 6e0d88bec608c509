import { type Paise, toDecimalString, type AuditedSale, type PayableKind } from '@deepam/contracts';
import { readSnapshot } from '@deepam/platform';
import type { Connection } from 'mongoose';
import { Arrivals, type Owners } from './owners.js';
import { auditedModels, type AuditedModels } from './audited-models.js';
import { checkBalances } from './check-balances.js';
import { checkBusinessDays } from './check-business-days.js';
import { checkLinks } from './check-links.js';
import { checkOwnedOrders } from './check-owned-orders.js';
import { checkApprovals, checkCredits, checkPayments } from './check-payments.js';
import { checkPayouts } from './check-payouts.js';
import { checkPostings } from './check-postings.js';
import { checkReversals } from './check-reversals.js';
import { checkSales } from './check-sales.js';
import { checkTaxes } from './check-taxes.js';
import { checkTransfers } from './check-transfers.js';
import { Findings } from './findings.js';
import { priceOf, depositOf } from './arithmetic.js';
import { batches } from './batches.js';
import { isDeepStrictEqual } from 'node:util';
import type { DistributedSale } from '../sales/persistence/distributed-sale.schema.js';

function compareReversal(
  { _id, reversedAt, ...sale }: AuditedSale,
  followed: Date | undefined,
  arrivals: Arrivals,
  findings: Findings,
): void {
  if (reversedAt !== undefined && followed === undefined && !arrivals.mayComeYet(_id, reversedAt)) {
    findings.addFinding(`The sale ${_id} is reversed in network and stands in commission`, priceOf(sale));
  }
  if (reversedAt === undefined && followed !== undefined && !arrivals.mayBeUnpublished(followed)) {
    findings.addFinding(`The sale ${_id} is reversed in commission and stands in network`, priceOf(sale));
  }
}

function compareSale(owned: AuditedSale, recorded: DistributedSale, findings: Findings): void {
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
  memberId,
  plan,
  approvedAt,
  upline: upline
    .map(({ level, memberId: id, isHead, isApproved, isDeleted, plan: held }) => ({
      level,
      id,
      isHead,
      isApproved,
      isDeleted,
      held,
    }))
    .toSorted((a, b) => a.level - b.level),
});

/**
 * `findings` counts every difference; `sentences` describes only the first of them. The events of `onTheWay` are
 * published by their owners, and the ledger may not have handled them yet.
 */
export interface AuditReport {
  readonly postings: number;
  readonly sales: number;
  readonly payouts: number;
  readonly members: number;
  readonly findings: number;
  readonly onTheWay: number;
  readonly differencePaise: Paise;
  readonly sentences: readonly string[];
}

/**
 * The audit recomputes everything from postings, sales and payouts, and compares it with the sales and orders of their
 * owners. The owners are read first, so that nothing in the ledger is older than their answers. All reads share one
 * snapshot, so the service may keep running. MongoDB ends a snapshot after a minute unless
 * transactionLifetimeLimitSeconds is set.
 */
export function auditLedger(
  connection: Connection,
  owners: Owners | null = null,
  graceSeconds = 300,
): Promise<AuditReport> {
  return readSnapshot(connection, async (session) => {
    const audited = auditedModels(connection, session);
    const findings = new Findings();
    const totals = await checkPostings(audited, findings);
    const members = await checkBalances(audited, totals, findings);
    const sales = await checkSales(audited, totals, findings);
    await checkBusinessDays(audited, totals.days, findings);
    await checkReversals(audited, totals, findings);
    const payouts = await checkPayouts(audited, totals, findings);
    await checkTransfers(audited, findings);
    await checkTaxes(audited, totals, findings);
    await checkLinks(audited, totals.book, findings);
    const arrivals = new Arrivals(owners ?? { unsaid: new Set(), readAt: new Date(0) }, graceSeconds);
    if (owners) await checkOwnedSales(audited, owners, arrivals, findings);
    if (owners) checkPayments(owners, findings);
    if (owners) checkApprovals(owners, findings);
    if (owners) await checkCredits(audited, owners, findings);
    if (owners) await checkOwnedOrders(audited, owners, arrivals, findings);
    if (owners) await checkOwnedPayables(audited, owners, arrivals, findings);
    const { count, differencePaise, sentences } = findings;
    const { onTheWay } = arrivals;
    const counts = { postings: totals.count, sales, payouts, members, onTheWay };
    return { ...counts, findings: count, differencePaise, sentences };
  });
}

async function checkOwnedSales(
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
      findings.runCheck(`The sale ${recorded._id}`, () => {
        const reversedAt = reversed.get(recorded._id);
        if (owned) compareSale(owned, recorded, findings);
        if (owned) compareReversal(owned, reversedAt, arrivals, findings);
        if (!owned && !arrivals.mayBeUnpublished(recorded.approvedAt)) {
          findings.addFinding(`The sale ${recorded._id} is none of network's`, priceOf(recorded));
        }
      });
    }
  }
  for (const sale of missing.values()) {
    if (arrivals.mayComeYet(sale._id, sale.approvedAt)) continue;
    const price = priceOf(sale);
    findings.addFinding(`The sale ${sale._id} of ${toDecimalString(price)} rupees is missing in commission`, price);
  }
}

async function reversedAmong({ reversals, session }: AuditedModels): Promise<ReadonlyMap<string, Date>> {
  const found = await reversals.find({}, { reversedAt: 1 }).session(session).lean();
  return new Map(found.map(({ _id, reversedAt }) => [_id, reversedAt]));
}

interface ExpectedPayable {
  readonly _id: string;
  readonly kind: PayableKind;
  readonly memberId: string;
  readonly amountPaise: Paise;
  readonly since: string | null;
}

async function checkOwnedPayables(
  { payables, session }: AuditedModels,
  owners: Owners,
  arrivals: Arrivals,
  findings: Findings,
): Promise<void> {
  const expected = new Map(expectedOf(owners).map((one) => [one._id, one]));
  const missing = new Map(expected);
  const refunds = payables.find({ kind: { $ne: 'payout' } });
  for await (const { _id, kind, memberId, grossPaise, owedSince } of refunds.session(session).lean().cursor()) {
    const expectedBalance = expected.get(_id);
    missing.delete(_id);
    if (
      expectedBalance?.kind === kind &&
      expectedBalance.memberId === memberId &&
      expectedBalance.amountPaise === grossPaise
    )
      continue;
    if (expectedBalance === undefined && arrivals.mayBeUnpublished(owedSince)) continue;
    findings.addFinding(
      `The ${kind} ${_id} of ${toDecimalString(grossPaise)} rupees is not what its owner says`,
      grossPaise - (expectedBalance?.amountPaise ?? 0),
    );
  }
  for (const { _id, kind, amountPaise, since } of missing.values())
    if (since === null || !arrivals.mayComeYet(_id, since))
      findings.addFinding(
        `The ${kind} ${_id} of ${toDecimalString(amountPaise)} rupees is owed to nobody`,
        amountPaise,
      );
}

function expectedOf({ orders, sales }: Owners): ExpectedPayable[] {
  const deposits = [...orders.values()]
    .filter(({ isReturned }) => isReturned)
    .map(({ _id, memberId, quantityKg, returnApprovedAt: since }) => ({
      _id,
      kind: 'deposit-refund' as const,
      memberId,
      amountPaise: depositOf(quantityKg),
      since,
    }));
  const prices = [...sales.values()]
    .filter((sale) => sale.isPriceOwed && priceOf(sale) > 0)
    .map((sale) => ({
      _id: sale._id,
      kind: 'plan-refund' as const,
      memberId: sale.memberId,
      amountPaise: priceOf(sale),
      since: sale.reversedAt!,
    }));
  return [...deposits, ...prices];
}
