import { isDeepStrictEqual } from 'node:util';
import type { CommissionSchedule } from '@deepam/contracts';
import { distribute, type Distribution } from '../sales/domain/distribute.js';
import { salePostings } from '../sales/domain/sale-postings.js';
import type { SaleDocument } from '../sales/persistence/sale.schema.js';
import { toSchedule } from '../schedule/persistence/schedule.schema.js';
import type { AuditedModels } from './audited-models.js';
import { batches } from './batches.js';
import type { PostedTotals } from './check-postings.js';
import { compareExpected, type Expected } from './expected-postings.js';
import type { Findings } from './findings.js';

/** Shares every sale again, by the schedule it names, and compares its rows and postings. Answers how many sales there are. */
export async function checkSales(audited: AuditedModels, totals: PostedTotals, findings: Findings): Promise<number> {
  const schedules = await schedulesByVersion(audited);
  let sales = 0;
  let expectedPostings = 0;
  for await (const batch of batches(audited.sales.find().session(audited.session).lean().cursor())) {
    sales += batch.length;
    const expected = batch.flatMap((sale) => postingsOf(sale, schedules, findings));
    expectedPostings += expected.length;
    await compareExpected(audited, expected, findings);
  }
  const posted = (totals.byKind.get('sale') ?? 0) + (totals.byKind.get('commission') ?? 0);
  if (posted !== expectedPostings) {
    findings.note(`${posted} postings of sales and commission were written, the sales explain ${expectedPostings}`);
  }
  return sales;
}

async function schedulesByVersion(audited: AuditedModels): Promise<Map<number, CommissionSchedule>> {
  const found = await audited.schedules.find().session(audited.session).lean();
  return new Map(found.map((schedule) => [schedule._id, toSchedule(schedule)]));
}

function postingsOf(
  sale: SaleDocument,
  schedules: ReadonlyMap<number, CommissionSchedule>,
  findings: Findings,
): Expected[] {
  const schedule = schedules.get(sale.scheduleVersion);
  if (!schedule) {
    findings.note(`The sale ${sale._id} names the schedule ${sale.scheduleVersion}, which does not exist`);
    return [];
  }
  const again = distribute(sale, schedule);
  const { scheduleVersion, rows, companySharePaise } = sale;
  if (!isDeepStrictEqual(again, { scheduleVersion, rows, companySharePaise } satisfies Distribution)) {
    findings.note(
      `The rows of the sale ${sale._id} are not what its schedule gives`,
      again.companySharePaise - companySharePaise,
    );
  }
  return salePostings({ ...sale, saleId: sale._id }, again, 'available', sale.approvedAt, () => '');
}
