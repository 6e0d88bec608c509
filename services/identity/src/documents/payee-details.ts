import { payeeDetailsChanged, taxYearOf } from '@deepam/contracts';
import { Outbox } from '@deepam/messaging';
import { Clock, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { payoutsHeldFrom } from '../accounts/domain/handed-password.js';
import type { EarlierPan } from '../accounts/persistence/account.schema.js';
import { AccountsRepository, type Account } from '../accounts/persistence/accounts.repository.js';
import { DamagedSealError, UnknownDataKeyError } from '../encryption/domain/sealed.js';
import { Digester } from '../numbers/digester.js';
import type { ClearNumbers } from '../numbers/domain/numbers.js';
import { NumberVault } from '../numbers/number-vault.js';

const BATCH = 100;

@Injectable()
export class PayeeDetails {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly numbers: NumberVault,
    private readonly digester: Digester,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  /**
   * The details are published in the transaction of their change.
   * @param account as it was read in this transaction
   * @param heldFrom the beginning of a hold by this change; an earlier hold is published otherwise
   */
  async publish(
    session: ClientSession,
    account: Account,
    { before, after }: { readonly before: ClearNumbers; readonly after: ClearNumbers },
    heldFrom = payoutsHeldFrom(account),
  ): Promise<void> {
    const { _id: memberId, payee, earlierPans = [] } = account;
    const persons = [...this.digester.ofTaxpayer(after)];
    // The tax sums of the year need the digests of a replaced PAN, and those of the present one under older keys.
    const replaced = before.panCardNo === after.panCardNo ? persons.slice(1) : this.digester.ofTaxpayer(before);
    const pans = withNames(earlierPans, replaced, Number(taxYearOf(this.clock.now()).slice(0, 4)));
    const revision = (payee?.revision ?? 0) + 1;
    await this.accounts.setPayee(memberId, { revision, key: this.digester.currentKeyName }, pans, session);
    await this.outbox.add(session, payeeDetailsChanged, {
      memberId,
      revision,
      persons,
      heldFrom: heldFrom?.toISOString() ?? null,
      bankDigest: this.digester.ofPayee(after)[0] ?? null,
      earlierPans: pans.map(({ year, persons: names }) => ({
        year,
        persons: [...names],
      })),
    });
  }

  /**
   * The run may be stopped and repeated.
   * @returns the accounts whose numbers cannot be decrypted: commission keeps its stored details of them
   */
  async publishWithCurrentKey(): Promise<readonly string[]> {
    const unread: string[] = [];
    for (;;) {
      const key = this.digester.currentKeyName;
      const ids = await this.accounts.idsOfOtherPayeeKeys(key, unread, BATCH);
      if (ids.length === 0) return unread;
      unread.push(...(await this.transactions.run((session) => this.publishEach(ids, session))));
    }
  }

  private async publishEach(ids: readonly string[], session: ClientSession): Promise<string[]> {
    const unread: string[] = [];
    for (const account of (await this.accounts.findAll(ids, session)).values()) {
      if (account.payee?.key === this.digester.currentKeyName) continue;
      try {
        const numbers = this.numbers.open(account);
        await this.publish(session, account, { before: numbers, after: numbers });
      } catch (error) {
        if (!(error instanceof DamagedSealError || error instanceof UnknownDataKeyError)) throw error;
        unread.push(account._id);
      }
    }
    return unread;
  }
}

function withNames(pans: readonly EarlierPan[], names: readonly string[], year: number): readonly EarlierPan[] {
  const known = new Set(pans.filter((pan) => pan.year === year).flatMap(({ persons }) => persons));
  const persons = names.filter((name) => !known.has(name));
  return persons.length === 0 ? pans : [...pans, { year, persons }];
}
