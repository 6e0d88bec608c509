import { indianDay, type Paise } from '@deepam/contracts';
import { keyOf, Sums, type Sum } from '../business/domain/sums.js';
import type { Posting } from '../ledger/domain/posting.js';
import type { AuditedModels } from './audited-models.js';
import type { Findings } from './findings.js';

export class PostedDays {
  private readonly days = new Map<string, Sums>();

  add(posting: Pick<Posting, 'kind' | 'lines' | 'reference' | 'occurredAt'>): void {
    const day = indianDay(posting.occurredAt);
    const sums = this.days.get(day) ?? new Sums();
    sums.addPosting(posting);
    this.days.set(day, sums);
  }

  sumsOf(day: string): Sum[] {
    return this.days.get(day)?.all() ?? [];
  }

  all(): Iterable<string> {
    return this.days.keys();
  }
}

/** The service counts days with a mark again, so the check leaves them out. */
export async function checkBusinessDays(
  { days, dayMarks, session }: AuditedModels,
  posted: PostedDays,
  findings: Findings,
): Promise<void> {
  const marked = new Set((await dayMarks.find().session(session).lean()).map(({ day }) => day));
  const counted = await days.find().session(session).lean();
  // No day is counted if the service has not run since the release that counts days.
  if (counted.length === 0) return;
  const kept = new Map(counted.map(({ _id, sums }) => [_id, sums]));
  for (const day of new Set([...kept.keys(), ...posted.all()])) {
    if (!marked.has(day)) compare(day, kept.get(day) ?? [], posted.sumsOf(day), findings);
  }
}

function compare(day: string, kept: readonly Sum[], posted: readonly Sum[], findings: Findings): void {
  const amounts = (sums: readonly Sum[]) => new Map<string, Paise>(sums.map((sum) => [keyOf(sum), sum.amountPaise]));
  const [ours, theirs] = [amounts(kept), amounts(posted)];
  for (const key of new Set([...ours.keys(), ...theirs.keys()])) {
    const [is, should] = [ours.get(key) ?? 0, theirs.get(key) ?? 0];
    if (is !== should)
      findings.addFinding(`${key} of ${day} is counted as ${is} paise, its postings say ${should}`, is - should);
  }
}
