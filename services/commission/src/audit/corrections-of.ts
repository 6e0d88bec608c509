import type { Paise } from '@deepam/contracts';
import { correctedBy } from '../ledger/domain/credit.js';
import type { AuditedModels } from './audited-models.js';

export interface Corrected {
  readonly all: Paise;
  readonly pending: Paise;
}

export const nothingCorrected: Corrected = { all: 0, pending: 0 };

export async function correctionsOf(
  { postings, session }: AuditedModels,
  ids: readonly string[],
): Promise<Map<string, Corrected>> {
  const found = await postings
    .find({ correctsId: { $in: ids, $type: 'string' } })
    .session(session)
    .lean();
  const sums = new Map<string, Corrected>();
  for (const posting of found) {
    const before = sums.get(posting.correctsId ?? '') ?? nothingCorrected;
    const wasPending = posting.lines.some(({ account }) => account.endsWith(':pending'));
    const taken = correctedBy(posting);
    sums.set(posting.correctsId ?? '', {
      all: before.all + taken,
      pending: before.pending + (wasPending ? taken : 0),
    });
  }
  return sums;
}
