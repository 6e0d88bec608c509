import { Book } from '../ledger/domain/book.js';
import { sumOfLines, type PostingKind } from '../ledger/domain/posting.js';
import type { AuditedModels } from './audited-models.js';
import { contradictionIn } from './contradiction.js';
import type { Findings } from './findings.js';

export interface PostedTotals {
  readonly book: Book;
  readonly count: number;
  readonly byKind: ReadonlyMap<PostingKind, number>;
}

const needed = { key: 1, kind: 1, memberId: 1, lines: 1, reference: 1, correctsId: 1 } as const;

/** Sums the whole ledger; each posting must be zero in itself, and say one thing. */
export async function checkPostings({ postings, session }: AuditedModels, findings: Findings): Promise<PostedTotals> {
  const book = new Book();
  const byKind = new Map<PostingKind, number>();
  let count = 0;
  for await (const posting of postings.find({}, needed).session(session).lean().cursor()) {
    count++;
    byKind.set(posting.kind, (byKind.get(posting.kind) ?? 0) + 1);
    const what = `The posting ${posting.key}`;
    findings.look(what, () => {
      book.add(posting);
      const sum = sumOfLines(posting.lines);
      if (sum !== 0) findings.note(`${what} sums to ${sum} paise`, sum);
      const contradiction = contradictionIn(posting);
      if (contradiction !== null) findings.note(`${what} ${contradiction}`);
    });
  }
  return { book, count, byKind };
}
