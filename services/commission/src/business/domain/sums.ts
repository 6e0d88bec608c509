import type { Paise } from '@deepam/contracts';
import type { Posting, PostingKind } from '../../ledger/domain/posting.js';

export interface Sum {
  /** A member's account is named without its member, such as `member:commission:available`. */
  readonly account: string;
  readonly kind: PostingKind;
  readonly level: number | null;
  readonly amountPaise: Paise;
  readonly lines: number;
}

/** New sorts of accounts need no change here. */
export function sortOfAccount(account: string): string {
  const [owner, , ...rest] = account.split(':');
  return owner === 'member' ? ['member', ...rest].join(':') : account;
}

export class Sums {
  private readonly sums = new Map<string, Sum>();

  addPosting({ kind, lines, reference }: Pick<Posting, 'kind' | 'lines' | 'reference'>): void {
    for (const { account, amountPaise } of lines) {
      this.add({ account: sortOfAccount(account), kind, level: reference.level ?? null, amountPaise, lines: 1 });
    }
  }

  add(sum: Sum): void {
    const key = keyOf(sum);
    const before = this.sums.get(key);
    this.sums.set(key, {
      ...sum,
      amountPaise: sum.amountPaise + (before?.amountPaise ?? 0),
      lines: sum.lines + (before?.lines ?? 0),
    });
  }

  /** The order is fixed, so that equal sums make equal documents. */
  all(): Sum[] {
    return [...this.sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
  }
}

export const keyOf = ({ account, kind, level }: Sum): string => `${account} ${kind} ${level ?? '-'}`;

export function sumsOf(all: readonly (readonly Sum[])[]): Sum[] {
  const together = new Sums();
  for (const sums of all) for (const sum of sums) together.add(sum);
  return together.all();
}
