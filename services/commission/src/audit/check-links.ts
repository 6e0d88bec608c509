import type { Paise } from '@deepam/contracts';
import { accountParts, memberAccount, type Account } from '../ledger/domain/account.js';
import type { Book } from '../ledger/domain/book.js';
import { creditOf, type Credit } from '../ledger/domain/credit.js';
import type { Posting } from '../ledger/domain/posting.js';
import { correction, holdRelease } from '../ledger/domain/postings.js';
import type { AuditedModels } from './audited-models.js';
import { batches } from './batches.js';
import { differenceOf } from './expected-postings.js';
import type { Findings } from './findings.js';

const stamp = { id: '', at: new Date(0) };

/** Releases and corrections against the credits they name, and what is pending against the holds. */
export async function checkLinks(audited: AuditedModels, book: Book, findings: Findings): Promise<void> {
  const { postings, session } = audited;
  const linked = postings.find({ kind: { $in: ['release', 'correction'] } });
  for await (const batch of batches(linked.session(session).lean().cursor())) {
    const credits = await creditsOf(audited, batch.map(linkOf));
    for (const posting of batch) checkLink(posting, credits.get(linkOf(posting)), findings);
  }
  await checkHolds(audited, book, findings);
}

const linkOf = (posting: Posting): string => posting.correctsId ?? posting.reference.creditId ?? '';

function checkLink(posting: Posting, credit: Credit | undefined, findings: Findings): void {
  if (!credit) return findings.note(`The posting ${posting.key} names a credit that does not exist`);
  const difference =
    posting.kind === 'release'
      ? Math.abs(moved(posting) - moved(holdRelease(credit, stamp)))
      : differenceOf(correction(credit, 'available', '', stamp).lines, posting.lines);
  if (difference !== 0) findings.note(`The posting ${posting.key} is not the amount of its credit`, difference);
}

/** What goes from pending to available, which are one account to the comparison of lines. */
const moved = ({ lines }: Posting): Paise => lines.reduce((sum, { amountPaise }) => sum + Math.max(0, amountPaise), 0);

async function creditsOf({ postings, session }: AuditedModels, ids: string[]): Promise<Map<string, Credit>> {
  const found = await postings
    .find({ _id: { $in: ids } })
    .session(session)
    .lean();
  const credits = found.map(creditOf).filter((credit) => credit !== null);
  return new Map(credits.map((credit) => [credit.postingId, credit]));
}

async function checkHolds({ holds, session }: AuditedModels, book: Book, findings: Findings): Promise<void> {
  const held = new Map<Account, Paise>();
  for await (const hold of holds.find().session(session).lean().cursor()) {
    const account = memberAccount(hold.memberId, hold.ledger, 'pending');
    held.set(account, (held.get(account) ?? 0) + hold.amountPaise);
  }
  for (const [account, posted] of book.entries()) {
    const parts = accountParts(account);
    if (parts.owner !== 'member' || parts.state !== 'pending') continue;
    const difference = posted - (held.get(account) ?? 0);
    if (difference !== 0) findings.note(`${account} is not what its holds say`, difference);
    held.delete(account);
  }
  for (const [account, amount] of held) findings.note(`${account} has a hold but no posting`, amount);
}
