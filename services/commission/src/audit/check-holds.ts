import type { Paise } from '@deepam/contracts';
import { type Account, memberAccount, accountParts } from '../ledger/domain/account.js';
import type { Book } from '../ledger/domain/book.js';
import type { AuditedModels } from './audited-models.js';
import type { Findings } from './findings.js';

export async function checkHolds({ holds, session }: AuditedModels, book: Book, findings: Findings): Promise<void> {
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
