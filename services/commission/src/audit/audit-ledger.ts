import { type Paise, toDecimalString } from '@deepam/contracts';
import { readSnapshot } from '@deepam/platform';
import type { Connection } from 'mongoose';
import { Arrivals } from './arrivals.js';
import { auditedModels, type AuditedModels } from './audited-models.js';
import { checkBalances } from './check-balances.js';
import { checkBusinessDays } from './check-business-days.js';
import { checkLinks } from './check-links.js';
import { checkOwnedOrders } from './check-owned-orders.js';
import { checkOwnedPayables } from './check-owned-payables.js';
import { checkApprovals, checkCredits, checkPayments } from './check-payments.js';
import { checkPayouts } from './check-payouts.js';
import { checkPostings } from './check-postings.js';
import { checkReversals } from './check-reversals.js';
import { checkSales } from './check-sales.js';
import { checkTaxes } from './check-taxes.js';
import { checkTransfers } from './check-transfers.js';
import { Findings } from './findings.js';
import type { Owners } from './owners.js';
import { priceOf } from './arithmetic.js';
import { batches } from './batches.js';
import { compareSale, compareReversal } from './compare-sale.js';

export interface AuditReport {
  readonly postings: number;
  readonly sales: number;
  readonly payouts: number;
  readonly members: number;
  /** The number counts every difference; `sentences` describes only the first of them. */
  readonly findings: number;
  /** The events are published by their owners, and the ledger may not have handled them yet. */
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
        if (!owned && !arrivals.mayBeUntold(recorded.approvedAt)) {
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
