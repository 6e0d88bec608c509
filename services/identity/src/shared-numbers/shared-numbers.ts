import { toRupees, type ResponseOf, type sharedNumbers } from '@deepam/contracts';
import { Members } from '@deepam/members';
import { Injectable } from '@nestjs/common';
import { type Account, AccountsRepository, shownName } from '../accounts/persistence/accounts.repository.js';
import { masked } from '../numbers/domain/numbers.js';
import { NumberVault } from '../numbers/number-vault.js';
import { digestedNames, type DigestedName } from '../numbers/domain/number-digests.js';
import { OneAccountRulesRepository } from './persistence/one-account-rules.repository.js';
import { SharedNumbersRepository, type Holders } from './persistence/shared-numbers.repository.js';

type SharedNumbers = ResponseOf<typeof sharedNumbers>;
type Shared = SharedNumbers[number]['shared'][number];

const MOST = 10;
const nobody: Holders = { accounts: [], total: 0 };

@Injectable()
export class SharedNumbersHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly numbers: NumberVault,
    private readonly shared: SharedNumbersRepository,
    private readonly rules: OneAccountRulesRepository,
    private readonly members: Members,
  ) {}

  async execute(memberIds: readonly string[]): Promise<SharedNumbers> {
    if ((await this.rules.getCurrent()) === 'off') return [];
    const accounts = [...(await this.accounts.findAll(memberIds)).values()];
    const byName = await Promise.all(digestedNames.map((name) => this.sharedOf(name, accounts)));
    const byMobile = await this.debtorsOf(accounts);
    const rows = accounts.map(({ _id }) => ({
      memberId: _id,
      shared: [...byName, byMobile].flatMap((found) => found.get(_id) ?? []),
    }));
    return this.withCodes(rows.filter(({ shared }) => shared.length > 0));
  }

  private async sharedOf(name: DigestedName, accounts: readonly Account[]): Promise<Map<string, Shared>> {
    const digestsOf = ({ numbers }: Account) => numbers[name]?.digests ?? [];
    const holders = await this.shared.holdersOf(name, accounts.flatMap(digestsOf), MOST + 1);
    const rows = accounts.flatMap((account): [string, Shared][] => {
      // The key with the most matches is used, as some accounts may lack digests of the current key.
      const { accounts: found, total } = digestsOf(account)
        .map((digest) => holders.get(digest) ?? nobody)
        .reduce((most, each) => (each.total > most.total ? each : most), nobody);
      if (total < 2) return [];
      const others = found
        .filter(({ _id }) => _id !== account._id)
        .slice(0, MOST)
        .map(otherOf);
      const number = masked(this.numbers.open(account))[name] ?? '';
      return [[account._id, { number: name, masked: number, others, total: total - 1 }]];
    });
    return new Map(rows);
  }

  private async debtorsOf(accounts: readonly Account[]): Promise<Map<string, Shared>> {
    const debtors = await this.shared.debtorsWith(accounts.map(({ mobile }) => mobile));
    const rows = accounts.flatMap(({ _id, mobile }): [string, Shared][] => {
      const others = debtors.filter((debtor) => debtor.mobile === mobile && debtor._id !== _id);
      if (others.length === 0) return [];
      const shown = others.slice(0, MOST).map(otherOf);
      return [[_id, { number: 'mobile', masked: mobile.slice(-4), others: shown, total: others.length }]];
    });
    return new Map(rows);
  }

  private async withCodes(rows: SharedNumbers): Promise<SharedNumbers> {
    const ids = rows.flatMap(({ shared }) => shared.flatMap(({ others }) => others.map(({ _id }) => _id)));
    const known = await this.members.findAll([...new Set(ids)]);
    const coded = (other: Shared['others'][number]) => ({
      ...other,
      referralCode: known.get(other._id)?.referralCode || null,
    });
    return rows.map(({ memberId, shared }) => ({
      memberId,
      shared: shared.map((each) => ({ ...each, others: each.others.map(coded) })),
    }));
  }
}

const otherOf = ({ writtenOffPaise, ...other }: Holders['accounts'][number]): Shared['others'][number] => ({
  _id: other._id,
  name: shownName(other),
  isHead: other.isHead,
  referralCode: null,
  isDeleted: other.deletedAt !== null && !other.closedAt,
  writtenOff: writtenOffPaise ? toRupees(writtenOffPaise) : null,
});
