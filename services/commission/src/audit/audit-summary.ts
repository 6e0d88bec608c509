import type { AuditReport } from './audit-ledger.js';

export function summaryOf(report: AuditReport, isCompared: boolean): string {
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
