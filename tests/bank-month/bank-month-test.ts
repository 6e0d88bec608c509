import { expect, it } from '@jest/globals';
import {
  findTable,
  guessLayout,
  identified,
  readRows,
  readStatement,
  referencesIn,
  templates,
} from '@deepam/bank-statements';
import { matchPayments } from '../../services/network/src/bank/domain/matching.js';
import { bankOf, fileOf } from './bank-files.js';
import { makeMonth, type Payment, type TrueRequest } from './month.js';

const seed = Number(process.env['BANK_MONTH_SEED'] ?? 4711);

/** The lines of all five statements, each with the payment that it tells of. */
async function readAll(payments: readonly Payment[]) {
  const inOrder = [...payments].sort((a, b) => a.day.localeCompare(b.day));
  const lines = [];
  for (const [bank, template] of templates.entries()) {
    const own = inOrder.filter((_, at) => bankOf(at) === template);
    const table = findTable(await readRows(fileOf(template, own)))!;
    const { lines: read, broken } = readStatement(table, guessLayout(table)!);
    expect(broken).toEqual([]);
    expect(read).toHaveLength(own.length);
    lines.push(...identified(read, String(bank)).map((line, at) => ({ ...line, truth: own[at]! })));
  }
  return lines;
}

/** A month whose truth is known, written as five banks write it, read and matched. */
export function bankMonthTest(count: number): void {
  it(`of ${count} requests has no false match; 95 % are matched of what shows its number and amount, and shown beside their request of all`, async () => {
    const { requests, payments } = makeMonth(count, seed);
    const lines = await readAll(payments);
    const truth = new Map(lines.map(({ id, truth: { of } }) => [id, of]));
    expect(truth.size).toBe(payments.length);
    const credits = lines
      .filter(({ direction }) => direction === 'credit')
      .map((line) => ({ ...line, references: referencesIn(line.narration, line.reference, line.date) }));
    const begun = performance.now();
    const { matched, suggested, ambiguous } = matchPayments(credits, requests);
    const took = Math.round(performance.now() - begun);

    const isTrue = ({ lineId, requestId }: { lineId: string; requestId: string }) => truth.get(lineId) === requestId;
    const paid = requests.filter(({ isPaid }) => isPaid);
    const found = matched.filter(isTrue).length;
    const shown = new Set([...matched, ...suggested, ...ambiguous].filter(isTrue).map(({ requestId }) => requestId));
    console.log(
      `bank month, seed ${seed}: ${lines.length} lines, ${paid.length} of ${count} requests paid; matched ${matched.length} ` +
        `(false ${matched.length - found}), found ${((100 * found) / paid.length).toFixed(1)} %, with suggestions ` +
        `${((100 * shown.size) / paid.length).toFixed(1)} %; ${suggested.length} suggested, ${ambiguous.length} ambiguous pairs, ${took} ms`,
    );
    expect(matched.filter((pair) => !isTrue(pair))).toEqual([]);
    const isTold = ({ noise }: TrueRequest) => ['plain', 'split', 'by-link'].includes(noise);
    expect(found / paid.filter(isTold).length).toBeGreaterThanOrEqual(0.95);
    expect(shown.size / paid.length).toBeGreaterThanOrEqual(0.95);
  });
}
