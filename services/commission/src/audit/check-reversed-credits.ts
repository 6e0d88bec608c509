import type { DistributedSale } from '../sales/persistence/distributed-sale.schema.js';
import type { AuditedModels } from './audited-models.js';
import { correctionsOf } from './corrections-of.js';
import type { Findings } from './findings.js';

export async function checkReversedCredits(
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
