import { expect, it } from '@jest/globals';
import { findTable, guessLayout, identified, readRows, readStatement, referencesIn } from '@deepam/bank-statements';
import { matchPayments } from '../../services/network/src/bank/domain/matching.js';
import type { Matching } from '../../services/network/src/bank/domain/match-types.js';
import { bankOf, bankTemplates, fileOf } from './bank-files.js';
import { makeMonth, type Payment } from './month.js';

type Pair = Matching['matched'][number];
type Ids = ReadonlySet<string>;

const seed = Number(process.env['BANK_MONTH_SEED'] ?? 4711);

async function readAll(payments: readonly Payment[]) {
  const inOrder = [...payments].sort((a, b) => a.day.localeCompare(b.day));
  const lines = [];
  for (const [bank, template] of bankTemplates.entries()) {
    const own = inOrder.filter((_, at) => bankOf(at) === template);
    const table = findTable(await readRows(fileOf(template, own)))!;
    const { lines: read, broken } = readStatement(table, guessLayout(table)!, '2099-12-31');
    expect(broken).toEqual([]);
    expect(read).toHaveLength(own.length);
    lines.push(...identified(read, String(bank)).map((line, at) => ({ ...line, truth: own[at]! })));
  }
  return lines;
}

/**
 * A simulated month with known payments, in the formats of five banks. A request counts as found if the rules match
 * its credit, or the desk proposes it, so that one key confirms it. One of several equally good candidates does not
 * count.
 */
export function bankMonthTest(count: number): void {
  it(`of ${count} requests has no false match, and the money of 95 % of what was paid is found`, async () => {
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

    const isTrue = ({ lineId, requestId }: Pair) => truth.get(lineId) === requestId;
    const paid = requests.filter(({ isPaid }) => isPaid);
    const idsOf = (pairs: readonly Pair[]) => new Set(pairs.filter(isTrue).map(({ requestId }) => requestId));
    const [byRule, proposed, amongOthers] = [idsOf(matched), idsOf(suggested), idsOf(ambiguous)];
    const share = (ids: Ids, of = paid) => of.filter(({ id }) => ids.has(id)).length / of.length;
    const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
    // Without a number, or with another amount, no rule may match.
    const telling = paid.filter(({ noise }) => ['plain', 'split', 'by-link'].includes(noise));
    const found = share(byRule) + share(proposed);
    console.log(
      [
        `bank month, seed ${seed}: ${lines.length} lines of five banks, ${paid.length} of ${count} requests paid, ${took} ms;`,
        `found ${percent(found)}: ${percent(share(byRule))} by rule (${percent(share(byRule, telling))} of the ${telling.length} whose`,
        `line shows number and amount) and ${percent(share(proposed))} proposed first; ${percent(share(amongOthers))} shown among others;`,
        `${matched.filter((pair) => !isTrue(pair)).length} false matches, ${suggested.filter((pair) => !isTrue(pair)).length} of`,
        `${suggested.length} proposals are for somebody else, which a person has to see`,
      ].join(' '),
    );
    expect(matched.filter((pair) => !isTrue(pair))).toEqual([]);
    expect(share(byRule, telling)).toBeGreaterThanOrEqual(0.99);
    expect(found).toBeGreaterThanOrEqual(0.95);
  });
}
