import { saleReversalKey, saleReversalLines } from '../ledger/domain/sale-postings.js';
import type { DistributedSale } from '../sales/persistence/distributed-sale.schema.js';
import type { ReversedSale } from '../sales/persistence/sales.repository.js';
import { priceOf } from './arithmetic.js';
import { type AuditedModels, correctionsOf } from './audited-models.js';
import { batches } from './batches.js';
import type { PostedTotals } from './check-postings.js';
import { compareExpected, type Expected } from './expected-postings.js';
import type { Findings } from './findings.js';

/** A reversed sale must have its price posted and nothing left of its credits. */
export async function checkReversals(
  audited: AuditedModels,
  { byKind }: PostedTotals,
  findings: Findings,
): Promise<void> {
  let explained = 0;
  for await (const batch of batches(audited.reversals.find().session(audited.session).lean().cursor())) {
    const sales = await salesOf(audited, batch);
    const expected = batch.flatMap((reversal) => postingOf(reversal, sales.get(reversal._id), findings));
    explained += expected.length;
    await compareExpected(audited, expected, findings);
    await checkReversedCredits(audited, [...sales.values()], findings);
  }
  const posted = (byKind.get('plan-refund-owed') ?? 0) + (byKind.get('sale-reversed') ?? 0);
  if (posted !== explained) findings.addFinding(`${posted} sales were given back, the reversals explain ${explained}`);
}

async function salesOf(
  { sales, session }: AuditedModels,
  reversals: readonly ReversedSale[],
): Promise<Map<string, DistributedSale>> {
  const ids = reversals.map(({ _id }) => _id);
  const found = await sales
    .find({ _id: { $in: ids } })
    .session(session)
    .lean();
  return new Map(found.map((sale) => [sale._id, sale]));
}

function postingOf(
  { _id, reversedAt, isPriceOwed }: ReversedSale,
  sale: DistributedSale | undefined,
  findings: Findings,
): Expected[] {
  if (!sale) {
    findings.addFinding(`The sale ${_id} was reversed, and is not there`);
    return [];
  }
  const reversal = { saleId: _id, memberId: sale.memberId, amountPaise: priceOf(sale), isPriceOwed };
  if (reversal.amountPaise === 0) return [];
  return [{ key: saleReversalKey(reversal), occurredAt: reversedAt, lines: saleReversalLines(reversal) }];
}

async function checkReversedCredits(
  audited: AuditedModels,
  sales: readonly DistributedSale[],
  findings: Findings,
): Promise<void> {
  const given = new Map<string, number>(
    sales.flatMap(({ _id, rows }) =>
      rows
        .filter(({ amountPaise }) => amountPaise > 0)
        .map(({ memberId, level, amountPaise }) => [`commission:${_id}:${memberId}:${level}`, amountPaise] as const),
    ),
  );
  const credits = await audited.postings
    .find({ key: { $in: [...given.keys()] } })
    .session(audited.session)
    .lean();
  const corrected = await correctionsOf(
    audited,
    credits.map(({ _id }) => _id),
  );
  for (const { _id, key } of credits) {
    const left = (given.get(key) ?? 0) - (corrected.get(_id)?.all ?? 0);
    if (left !== 0) findings.addFinding(`${left} paise are left of ${key}, whose sale was reversed`, left);
  }
}
