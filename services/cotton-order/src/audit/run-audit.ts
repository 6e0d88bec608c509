import { toKilograms } from '@deepam/contracts';
import { databaseCommand } from '@deepam/platform';
import { auditStock, type StockReport } from './audit-stock.js';

export const runAudit = databaseCommand({
  service: 'cotton-order',
  usage: `Usage: node dist/audit.js

Adds all movements of cotton up again, and compares them with the kept sums, with delivered orders and approved returns,
and corrections with what they take back. It only reads, and may run while the service works.

Reads MONGO_URL and MONGO_DB_PREFIX. Exits with 0 when nothing was found, otherwise with 1.`,
  failed: 'The audit failed',
  run: async (db, { print }) => {
    const report = await auditStock(db);
    print(`database: ${db.name}\n${summaryOf(report)}`);
    return report.findings.length === 0 ? 0 : 1;
  },
});

function summaryOf({ movements, balances, findings }: StockReport): string {
  return [
    `movements: ${movements}`,
    ...Object.entries(balances).map(([name, grams]) => `${name}: ${toKilograms(grams)} kg`),
    `findings: ${findings.length}`,
    ...findings.slice(0, 50).map((sentence) => `  - ${sentence}`),
  ].join('\n');
}
