import { ConfigFault, loadConfig } from '@deepam/platform';
import { createConnection, mongo } from 'mongoose';
import { auditConfig } from '../config.js';
import { auditLedger, type AuditReport } from './audit-ledger.js';

const help = `Usage: node dist/audit.js

Checks that the money of the commission service adds up: sums every balance again from its postings, shares every
sale again by the schedule it names, and compares payouts, holds and corrections with their postings.
It only reads, and may run while the service works.

Reads MONGO_URL and MONGO_DB_PREFIX. Exits with 0 when the difference is 0 paise and nothing else was found, else with 1.`;

/** The audit command: prints what it found and answers its exit code. */
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
    const config = loadConfig(auditConfig, env);
    const dbName = `${config.MONGO_DB_PREFIX}_commission`;
    const report = await audited(config.MONGO_URL, dbName);
    print(`database: ${dbName}\n${told(report)}`);
    return report.findings === 0 && report.differencePaise === 0 ? 0 : 1;
  } catch (fault) {
    print(sentenceFor(fault));
    return 1;
  }
}

/** The server ended the snapshot: it was too old. */
const snapshotGone = [246, 251];

function sentenceFor(fault: unknown): string {
  if (fault instanceof ConfigFault) return fault.message;
  if (fault instanceof mongo.MongoServerError && snapshotGone.includes(Number(fault.code))) {
    return 'The audit took longer than the database keeps one moment readable: raise its transactionLifetimeLimitSeconds.';
  }
  return `The audit could not be made: ${String(fault)}`;
}

async function audited(url: string, dbName: string): Promise<AuditReport> {
  const connection = createConnection(url, {
    dbName,
    serverSelectionTimeoutMS: 5_000,
    autoIndex: false,
    autoCreate: false,
  });
  try {
    return await auditLedger(await connection.asPromise());
  } finally {
    await connection.close();
  }
}

function told(report: AuditReport): string {
  return [
    `postings: ${report.postings}`,
    `sales: ${report.sales}`,
    `payouts: ${report.payouts}`,
    `members with a balance: ${report.members}`,
    `findings: ${report.findings}`,
    ...report.sentences.map((sentence) => `  - ${sentence}`),
    `difference: ${report.differencePaise} paise`,
  ].join('\n');
}
