import type { Paise } from '@deepam/contracts';
import { accountParts, memberAccount, type Account } from '../ledger/domain/account.js';
import type { Book } from '../ledger/domain/book.js';
import { correctedBy, creditOf, type Credit } from '../ledger/domain/credit.js';
import type { Posting } from '../ledger/domain/posting.js';
import type { AuditedModels } from './audited-models.js';
import { batches } from './batches.js';
import { differenceOf } from './expected-postings.js';
import type { Findings } from './findings.js';

/** Releases and corrections against the credits they name, and what is pending against the holds. */
export async function checkLinks(audited: AuditedModels, book: Book, findings: Findings): Promise<void> {
  const { postings, session } = audited;
  const linked = postings.find({ kind: { $in: ['release', 'correction'] } });
  for await (const batch of batches(linked.session(session).lean().cursor())) {
    const ids = batch.map(linkOf);
    const [credits, corrected] = await Promise.all([creditsOf(audited, ids), correctionsOf(audited, ids)]);
    for (const posting of batch) {
      const id = linkOf(posting);
      checkLink(posting, credits.get(id), corrected.get(id) ?? nothing, findings);
    }
  }
  await checkHolds(audited, book, findings);
}

const linkOf = (posting: Posting): string => posting.correctsId ?? posting.reference.creditId ?? '';

/** What was taken back of a credit: in all, and of it while it was pending. */
interface Corrected {
  readonly all: Paise;
  readonly pending: Paise;
}
const nothing: Corrected = { all: 0, pending: 0 };

function checkLink(posting: Posting, credit: Credit | undefined, corrected: Corrected, findings: Findings): void {
  if (!credit) return findings.note(`The posting ${posting.key} names a credit that does not exist`);
  const { memberId, ledger, amountPaise } = credit;
  if (posting.kind === 'release') {
    const difference = Math.abs(moved(posting) - (amountPaise - corrected.pending));
    if (difference !== 0) findings.note(`The posting ${posting.key} is not the amount of its credit`, difference);
    return;
  }
  const taken = correctedBy(posting);
  const lines = [
    { account: `company:${ledger}`, amountPaise: taken },
    { account: memberAccount(memberId, ledger, 'available'), amountPaise: -taken },
  ] as const;
  const difference = taken > 0 ? differenceOf(lines, posting.lines) : Math.abs(taken);
  if (taken <= 0 || difference !== 0) findings.note(`The posting ${posting.key} takes nothing back`, difference);
  if (corrected.all > amountPaise) {
    findings.note(`More was taken back than ${credit.postingId} gave`, corrected.all - amountPaise);
  }
}

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
    const before = sums.get(posting.correctsId ?? '') ?? nothing;
    const wasPending = posting.lines.some(({ account }) => account.endsWith(':pending'));
    const taken = correctedBy(posting);
    sums.set(posting.correctsId ?? '', {
      all: before.all + taken,
      pending: before.pending + (wasPending ? taken : 0),
    });
  }
  return sums;
}

/** What goes from pending to available, which are one account to the comparison of lines. */
const moved = ({ lines }: Posting): Paise => lines.reduce((sum, { amountPaise }) => sum + Math.max(0, amountPaise), 0);

async function creditsOf({ postings, session }: AuditedModels, ids: readonly string[]): Promise<Map<string, Credit>> {
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
