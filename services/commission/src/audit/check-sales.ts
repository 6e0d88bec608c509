import type { CommissionSchedule, Paise } from '@deepam/contracts';
import type { PostingLine } from '../ledger/domain/posting.js';
import type { DistributedSale } from '../sales/persistence/distributed-sale.schema.js';
import { toSchedule } from '../schedule/schedules.repository.js';
import { dueOf, priceOf } from './arithmetic.js';
import type { AuditedModels } from './audited-models.js';
import { batches } from './batches.js';
import type { PostedTotals } from './check-postings.js';
import { compareExpected, type Expected } from './expected-postings.js';
import type { Findings } from './findings.js';

export async function checkSales(audited: AuditedModels, totals: PostedTotals, findings: Findings): Promise<number> {
  const schedules = await schedulesByVersion(audited);
  let sales = 0;
  let expectedPostings = 0;
  for await (const batch of batches(audited.sales.find().session(audited.session).lean().cursor())) {
    sales += batch.length;
    const expected = batch.flatMap(
      (sale) => findings.runCheck(`The sale ${sale._id}`, () => postingsOf(sale, schedules, findings)) ?? [],
    );
    expectedPostings += expected.length;
    await compareExpected(audited, expected, findings);
  }
  const posted = (totals.byKind.get('sale') ?? 0) + (totals.byKind.get('commission') ?? 0);
  if (posted !== expectedPostings) {
    findings.addFinding(
      `${posted} postings of sales and commission were written, the sales explain ${expectedPostings}`,
    );
  }
  return sales;
}

async function schedulesByVersion(audited: AuditedModels): Promise<Map<number, CommissionSchedule>> {
  const found = await audited.schedules.find().session(audited.session).lean();
  return new Map(found.map((schedule) => [schedule._id, toSchedule(schedule)]));
}

function postingsOf(
  sale: DistributedSale,
  schedules: ReadonlyMap<number, CommissionSchedule>,
  findings: Findings,
): Expected[] {
  const { _id: saleId, rows, companySharePaise } = sale;
  const schedule = schedules.get(sale.scheduleVersion);
  if (!schedule) {
    findings.addFinding(`The sale ${saleId} names the schedule ${sale.scheduleVersion}, which does not exist`);
    return [];
  }
  const price = priceOf(sale);
  const due = dueOf(sale, schedule);
  const share = due.reduce((left, { amountPaise }) => left - amountPaise, price);
  const given = new Map(rows.map(({ level, memberId, amountPaise }) => [`${level} ${memberId}`, amountPaise]));
  const isRight = due.every(({ level, memberId, amountPaise }) => given.get(`${level} ${memberId}`) === amountPaise);
  if (!isRight || rows.length !== due.length || share !== companySharePaise) {
    findings.addFinding(`The rows of the sale ${saleId} are not what its schedule gives`, share - companySharePaise);
  }
  if (price === 0) return [];
  const credits = due.filter(({ amountPaise }) => amountPaise > 0);
  return [
    { key: `sale:${saleId}`, occurredAt: sale.approvedAt, lines: lines('company:sales', 'company:commission', price) },
    ...credits.map(({ memberId, level, amountPaise }) => ({
      key: `commission:${saleId}:${memberId}:${level}`,
      occurredAt: sale.approvedAt,
      lines: lines('company:commission', `member:${memberId}:commission:available`, amountPaise),
    })),
  ];
}

const lines = (from: PostingLine['account'], to: PostingLine['account'], amountPaise: Paise): PostingLine[] => [
  { account: from, amountPaise: -amountPaise },
  { account: to, amountPaise },
];
