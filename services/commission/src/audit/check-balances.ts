import type { Paise } from '@deepam/contracts';
import {
  balanceStates,
  companyAccounts,
  ledgers,
  liabilities,
  liabilityAccount,
  memberAccount,
  type Account,
  type CompanyAccountName,
} from '../ledger/domain/account.js';
import { amountsIn } from '../ledger/domain/balance.js';
import type { AuditedModels } from './audited-models.js';
import type { PostedTotals } from './check-postings.js';
import type { Findings } from './findings.js';

/**
 * The comparison covers both directions: balances without postings, and postings without a balance.
 * @returns the number of members with a balance
 */
export async function checkBalances(
  audited: AuditedModels,
  { book, mayOwe, writtenOff, takenBack }: Pick<PostedTotals, 'book' | 'mayOwe' | 'writtenOff' | 'takenBack'>,
  findings: Findings,
): Promise<number> {
  const seen = new Set<Account>();
  const compare = (account: Account, kept: Paise) => {
    seen.add(account);
    const posted = book.amountOf(account);
    if (kept !== posted) findings.addFinding(`${account} is ${kept} paise, its postings say ${posted}`, kept - posted);
    const owed = mayOwe.get(account) ?? 0;
    if (kept < -owed && account.startsWith('member:')) findings.addFinding(`${account} is below zero`, kept);
  };
  const members = await compareStored(audited, compare, findings);
  await checkWriteOffs(audited, { writtenOff, takenBack }, findings);
  for (const [account, posted] of book.entries()) {
    if (!seen.has(account) && posted !== 0) findings.addFinding(`${account} has postings but no balance`, posted);
  }
  return members;
}

/** The head writes off a debt at the closing. Later reversals of sales are written off automatically. */
async function checkWriteOffs(
  { balances, session }: AuditedModels,
  { writtenOff, takenBack }: Pick<PostedTotals, 'writtenOff' | 'takenBack'>,
  findings: Findings,
): Promise<void> {
  for (const [memberId, amountPaise] of writtenOff) {
    const stored = await balances.findById(memberId).session(session).lean();
    const later = (takenBack.get(memberId) ?? []).filter(
      ({ recordedAt }) => recordedAt > (stored?.closedAt ?? new Date()),
    );
    const explained = later.reduce((sum, one) => sum + one.amountPaise, stored?.closing?.writtenOffPaise ?? 0);
    const rest = amountPaise - explained;
    if (rest > 0)
      findings.addFinding(`The closed account ${memberId} owed ${rest} paise that the head did not write off`, rest);
  }
}

async function compareStored(
  { balances, session }: AuditedModels,
  compare: (account: Account, kept: Paise) => void,
  findings: Findings,
): Promise<number> {
  const company = new Map<CompanyAccountName, Paise>();
  let members = 0;
  for await (const stored of balances.find().session(session).lean().cursor()) {
    if (stored.company) {
      for (const name of companyAccounts) company.set(name, (company.get(name) ?? 0) + (stored.company[name] ?? 0));
      continue;
    }
    members++;
    for (const name of liabilities) compare(liabilityAccount(stored._id, name), stored[name] ?? 0);
    const amounts = amountsIn(stored);
    for (const ledger of ledgers) {
      if (stored.closedAt && amounts[ledger].available !== 0)
        findings.addFinding(
          `The closed account ${stored._id} holds ${ledger} that is the company's`,
          amounts[ledger].available,
        );
      for (const state of balanceStates) compare(memberAccount(stored._id, ledger, state), amounts[ledger][state]);
    }
  }
  for (const name of companyAccounts) compare(`company:${name}`, company.get(name) ?? 0);
  return members;
}
