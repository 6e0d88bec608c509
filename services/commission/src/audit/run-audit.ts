import { parseArgs } from 'node:util';
import { ConfigError, loadConfig, withDatabase } from '@deepam/platform';
import { mongo } from 'mongoose';
import { auditConfig } from '../config.js';
import { auditLedger, type AuditReport } from './audit-ledger.js';
import { readOwners } from './owners.js';

const help = `Usage: node dist/audit.js [--ledger-only] [--grace=SECONDS]

Checks that the money of the commission service adds up: sums every balance again from its postings, shares every
sale again by the schedule it names, and compares payouts, batches of payouts, holds and corrections with their postings. Then it compares
all that with the sales and matched credits of network and the orders and returns of cotton-order, by id and amount; what happened in the
last 300 seconds, or is not yet published by its service, may be under way and is only counted.
It only reads, and may run while the services work. --ledger-only asks no other service.

Reads the settings of the commission service, NETWORK_URL and COTTON_ORDER_URL; with --ledger-only MONGO_URL and
MONGO_DB_PREFIX. Exits with 0 when the difference is 0 paise and nothing else was found, otherwise with 1.`;

export async function runAudit(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (text: string) => void,
): Promise<number> {
  if (args.includes('--help')) {
    print(help);
    return 0;
  }
  try {
    const options = parseOptions(args);
    if (!options) {
      print(help);
      return 1;
    }
    const owners = options.ledgerOnly ? null : await readOwners(loadConfig(auditConfig, env), new Date());
    return await withDatabase('commission', env, async (db) => {
      const report = await auditLedger(db, owners, options.graceSeconds);
      print(`database: ${db.name}\n${summaryOf(report, owners !== null)}`);
      return report.findings === 0 && report.differencePaise === 0 ? 0 : 1;
    });
  } catch (error) {
    print(sentenceFor(error));
    return 1;
  }
}

function parseOptions(args: readonly string[]): { ledgerOnly: boolean; graceSeconds: number } | null {
  try {
    const options = { 'ledger-only': { type: 'boolean' }, grace: { type: 'string', default: '300' } } as const;
    const { values } = parseArgs({ args: [...args], options });
    const graceSeconds = Number(values.grace);
    const isValid = Number.isInteger(graceSeconds) && graceSeconds >= 0;
    return isValid ? { ledgerOnly: values['ledger-only'] ?? false, graceSeconds } : null;
  } catch {
    return null;
  }
}

/** The codes are SnapshotUnavailable and NoSuchTransaction: the server has ended a snapshot that is too old. */
const snapshotExpiredCodes = [246, 251];

function sentenceFor(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof mongo.MongoServerError && snapshotExpiredCodes.includes(Number(error.code))) {
    return 'The audit took longer than the database keeps a snapshot: raise its transactionLifetimeLimitSeconds.';
  }
  return `The audit failed: ${String(error)}`;
}

function summaryOf(report: AuditReport, isCompared: boolean): string {
  return [
    `postings: ${report.postings}`,
    `sales: ${report.sales}`,
    `payouts: ${report.payouts}`,
    `members with a balance: ${report.members}`,
    isCompared
      ? `compared with network and cotton-order; on the way: ${report.onTheWay}`
      : 'not compared with network and cotton-order',
    `findings: ${report.findings}`,
    ...report.sentences.map((sentence) => `  - ${sentence}`),
    `difference: ${report.differencePaise} paise`,
  ].join('\n');
}
