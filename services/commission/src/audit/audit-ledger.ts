import type { Paise } from '@deepam/contracts';
import type { Connection } from 'mongoose';
import { auditedModels } from './audited-models.js';
import { checkBalances } from './check-balances.js';
import { checkLinks } from './check-links.js';
import { checkPayouts } from './check-payouts.js';
import { checkPostings } from './check-postings.js';
import { checkSales } from './check-sales.js';
import { Findings } from './findings.js';

export interface AuditReport {
  readonly postings: number;
  readonly sales: number;
  readonly payouts: number;
  /** Members with a balance. */
  readonly members: number;
  /** How many things do not add up; `sentences` tells the first of them. */
  readonly findings: number;
  readonly differencePaise: Paise;
  readonly sentences: readonly string[];
}

/**
 * Recomputes everything from postings, sales and payouts. All is read in one snapshot, so the service may go on working
 * meanwhile; MongoDB ends a snapshot after a minute unless its transactionLifetimeLimitSeconds says otherwise.
 */
export async function auditLedger(connection: Connection): Promise<AuditReport> {
  const session = await connection.startSession();
  session.startTransaction({ readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } });
  try {
    const audited = auditedModels(connection, session);
    const findings = new Findings();
    const totals = await checkPostings(audited, findings);
    const members = await checkBalances(audited, totals.book, findings);
    const sales = await checkSales(audited, totals, findings);
    const payouts = await checkPayouts(audited, totals, findings);
    await checkLinks(audited, totals.book, findings);
    const { count, differencePaise, sentences } = findings;
    return { postings: totals.count, sales, payouts, members, findings: count, differencePaise, sentences };
  } finally {
    await session.abortTransaction();
    await session.endSession();
  }
}
