import type { PayableKind, PlanName } from '@deepam/contracts';
import type { Member } from './people.js';

// The prices are repeated here instead of imported, so that an error in the contracts is found.
export const prices = { Bronze: 75_000, Silver: 150_000, Gold: 250_000 } as const;
const percentByLevel = [10, 5, 3, 2, 1, 1, 1, 1, 1, 1];
const levelsOf = { Bronze: 0, Silver: 5, Gold: 10 } as const;
export const depositPerKg = 40_000;
export const chargePerKg = 30_000;

export const priceOf = (plan: PlanName, held: PlanName | null): number =>
  prices[plan] - (held === null ? 0 : prices[held]);

type Lines = Readonly<Record<string, number>>;
export type Refund = Exclude<PayableKind, 'payout'>;
export interface Taken {
  readonly commission: number;
  readonly earnings: number;
}

/** The expected balance of each account in paise, derived from people's actions and not from the product's answers. */
export class Books {
  readonly accounts = new Map<string, number>();
  private readonly sales = new Map<string, Lines>();

  of(account: string): number {
    return this.accounts.get(account) ?? 0;
  }

  available(member: Member): Taken {
    return { commission: this.of(name(member, 'commission')), earnings: this.of(name(member, 'earnings')) };
  }

  sale(saleId: string, buyer: Member, amountPaise: number): void {
    const lines: Record<string, number> = { 'company:sales': -amountPaise, 'company:commission': amountPaise };
    let above = buyer.sponsor;
    for (const [index, percent] of percentByLevel.entries()) {
      if (above === null) break;
      const share = Math.floor((amountPaise * percent) / 100);
      if (above.plan !== null && levelsOf[above.plan] > index && share > 0) {
        lines[name(above, 'commission')] = share;
        lines['company:commission']! -= share;
      }
      above = above.sponsor;
    }
    this.sales.set(saleId, lines);
    this.post(lines);
  }

  reverse(saleId: string, owedTo: Member | null): void {
    const { 'company:sales': price = 0, ...lines } = this.sales.get(saleId)!;
    const account = owedTo === null ? 'company:sales' : `member:${owedTo.memberId}:refund`;
    this.post({ ...negative(lines), [account]: -price });
  }

  deposit(member: Member, kg: number): void {
    this.post({ 'company:deposits': -kg * depositPerKg, [`member:${member.memberId}:deposit`]: kg * depositPerKg });
  }

  refund({ memberId }: Member, kind: Refund, paise: number): void {
    const isDeposit = kind === 'deposit-refund';
    this.post({
      [isDeposit ? 'company:deposits' : 'company:sales']: paise,
      [`member:${memberId}:${isDeposit ? 'deposit' : 'refund'}`]: -paise,
    });
  }

  earn(member: Member, paise: number): void {
    this.post({ 'company:earnings': -paise, [name(member, 'earnings')]: paise });
  }

  /** The reversal returns the commission. The price is owed to the buyer, unless no money came. */
  ask(member: Member, paise: number, from: keyof Taken): Taken {
    const commission = from === 'earnings' ? 0 : Math.min(paise, Math.max(0, this.available(member).commission));
    const taken = { commission, earnings: paise - commission };
    this.move(member, taken, 'available', 'reserved');
    return taken;
  }

  refuse(member: Member, taken: Taken): void {
    this.move(member, taken, 'reserved', 'available');
  }

  pay(member: Member, taken: Taken, taxPaise: number): void {
    this.move(member, taken, 'reserved', 'paid');
    this.post({ [name(member, 'commission', 'paid')]: -taxPaise, 'company:tds-payable': taxPaise });
  }

  private move(member: Member, { commission, earnings }: Taken, from: State, to: State): void {
    for (const [ledger, paise] of [['commission', commission] as const, ['earnings', earnings] as const]) {
      this.post({ [name(member, ledger, from)]: -paise, [name(member, ledger, to)]: paise });
    }
  }

  private post(lines: Lines): void {
    for (const [account, paise] of Object.entries(lines)) this.accounts.set(account, this.of(account) + paise);
  }
}

type State = 'available' | 'reserved' | 'paid';
const name = ({ memberId }: Member, ledger: keyof Taken, state: State = 'available'): string =>
  `member:${memberId}:${ledger}:${state}`;
const negative = (lines: Lines): Lines =>
  Object.fromEntries(Object.entries(lines).map(([account, paise]) => [account, -paise]));
