import type { ReportRow } from '@deepam/contracts';
import { totalOf } from '../domain/report-rows.js';

/** The rows, and behind them what they come to. */
export async function* withTotal(rows: AsyncIterable<ReportRow>): AsyncGenerator<ReportRow> {
  let total: ReportRow = { key: 'Total', figures: {} };
  for await (const row of rows) {
    yield row;
    total = { key: 'Total', figures: totalOf([total, row]) };
  }
  yield total;
}
