import type { Paise } from '@deepam/contracts';
import { memberAccount, type Account, accountParts } from '../ledger/domain/account.js';
import type { Book } from '../ledger/domain/book.js';
import { correctedBy, creditOf, type Credit } from '../ledger/domain/credit.js';
import type { Posting } from '../ledger/domain/posting.js';
import { type AuditedModels, correctionsOf, nothingCorrected, type Corrected } from './audited-models.js';
import { batches } from './batches.js';
import { differenceOf } from './expected-postings.js';
import type { Findings } from './findings.js';

export async function checkLinks(audited: AuditedModels, book: Book, findings: Findings): Promise<void> {
  const { postings, session } = audited;
  const linked = postings.find({ kind: { $in: ['release', 'correction'] } });
  for await (const batch of batches(linked.session(session).lean().cursor())) {
    const ids = batch.map(linkOf);
    const [credits, corrected] = await Promise.all([creditsOf(audited, ids), correctionsOf(audited, ids)]);
    for (const posting of batch) {
      const id = linkOf(posting);
      checkLink(posting, credits.get(id), corrected.get(id) ?? nothingCorrected, findings);
    }
  }
  await checkHolds(audited, book, findings);
}

const linkOf = (posting: Posting): string => posting.correctsId ?? posting.reference.creditId ?? '';

function checkLink(posting: Posting, credit: Credit | undefined, corrected: Corrected, findings: Findings): void {
  if (!credit) return findings.addFinding(`The posting ${posting.key} names a credit that does not exist`);
  const { memberId, ledger, amountPaise } = credit;
  if (posting.kind === 'release') {
    const difference = Math.abs(moved(posting) - (amountPaise - corrected.pending));
    if (difference !== 0) findings.addFinding(`The posting ${posting.key} is not the amount of its credit`, difference);
    return;
  }
  const taken = correctedBy(posting);
  const lines = [
    { account: `company:${ledger}`, amountPaise: taken },
    { account: memberAccount(memberId, ledger, 'available'), amountPaise: -taken },
  ] as const;
  const difference = taken > 0 ? differenceOf(lines, posting.lines) : Math.abs(taken);
  if (taken <= 0 || difference !== 0) findings.addFinding(`The posting ${posting.key} takes nothing back`, difference);
  if (corrected.all > amountPaise) {
    findings.addFinding(`More was taken back than ${credit.postingId} gave`, corrected.all - amountPaise);
  }
}

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
    if (difference !== 0) findings.addFinding(`${account} is not what its holds say`, difference);
    held.delete(account);
  }
  for (const [account, amount] of held) findings.addFinding(`${account} has a hold but no posting`, amount);
}
