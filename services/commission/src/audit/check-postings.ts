import { Book } from '../ledger/domain/book.js';
import { sumOfLines, type PostingKind } from '../ledger/domain/posting.js';
import type { AuditedModels } from './audited-models.js';
import type { Findings } from './findings.js';

export interface PostedTotals {
  readonly book: Book;
  readonly count: number;
  readonly byKind: ReadonlyMap<PostingKind, number>;
}

/** Sums the whole ledger; each posting must be zero in itself. */
export async function checkPostings({ postings, session }: AuditedModels, findings: Findings): Promise<PostedTotals> {
  const book = new Book();
  const byKind = new Map<PostingKind, number>();
  let count = 0;
  for await (const posting of postings.find({}, { key: 1, kind: 1, lines: 1 }).session(session).lean().cursor()) {
    count++;
    byKind.set(posting.kind, (byKind.get(posting.kind) ?? 0) + 1);
    book.add(posting);
    const sum = sumOfLines(posting.lines);
    if (sum !== 0) findings.note(`The posting ${posting.key} sums to ${sum} paise`, sum);
  }
  return { book, count, byKind };
}
