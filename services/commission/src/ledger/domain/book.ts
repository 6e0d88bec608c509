import type { Paise } from '@deepam/contracts';
import type { Account } from './account.js';
import type { Posting } from './posting.js';

export class Book {
  private readonly amounts = new Map<Account, Paise>();

  add(posting: Pick<Posting, 'lines'>): void {
    for (const { account, amountPaise } of posting.lines) {
      this.amounts.set(account, this.amountOf(account) + amountPaise);
    }
  }

  amountOf(account: Account): Paise {
    return this.amounts.get(account) ?? 0;
  }

  entries(): IterableIterator<[Account, Paise]> {
    return this.amounts.entries();
  }

  total(): Paise {
    let sum = 0;
    for (const amount of this.amounts.values()) sum += amount;
    return sum;
  }
}
