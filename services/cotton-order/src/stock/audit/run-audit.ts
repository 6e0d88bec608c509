import { toKilograms } from '@deepam/contracts';
import { ConfigError, loadConfig } from '@deepam/platform';
import { createConnection } from 'mongoose';
import { stockAuditConfig } from '../../config.js';
import { auditStock, type StockReport } from './audit-stock.js';

const usage = `Usage: node dist/audit.js

Adds all movements of cotton up again, and compares them with the kept sums, with delivered orders and approved returns,
and corrections with what they take back. It only reads, and may run while the service works.

Reads MONGO_URL and MONGO_DB_PREFIX. Exits with 0 when nothing was found, otherwise with 1.`;

/** The command: prints what it found and answers its exit code. */
export async function runAudit(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (text: string) => void,
): Promise<number> {
  if (args.length > 0) {
    print(usage);
    return args.includes('--help') ? 0 : 1;
  }
  try {
    const config = loadConfig(stockAuditConfig, env);
    const dbName = `${config.MONGO_DB_PREFIX}_cotton-order`;
    const options = { serverSelectionTimeoutMS: 5_000, autoIndex: false, autoCreate: false };
    const connection = createConnection(config.MONGO_URL, { dbName, ...options });
    try {
      const report = await auditStock(await connection.asPromise());
      print(`database: ${dbName}\n${summaryOf(report)}`);
      return report.findings.length === 0 ? 0 : 1;
    } finally {
      await connection.close();
    }
  } catch (error) {
    print(error instanceof ConfigError ? error.message : `The audit failed: ${String(error)}`);
    return 1;
  }
}

function summaryOf({ movements, balances, ordersNotFollowed, findings }: StockReport): string {
  return [
    `movements: ${movements}`,
    ...Object.entries(balances).map(([name, grams]) => `${name}: ${toKilograms(grams)} kg`),
    ...(ordersNotFollowed > 0 ? [`orders that the service has not got to yet: ${ordersNotFollowed}`] : []),
    `findings: ${findings.length}`,
    ...findings.slice(0, 50).map((sentence) => `  - ${sentence}`),
  ].join('\n');
}
