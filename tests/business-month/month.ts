import type { CallInput } from '@deepam/api-client';
import {
  changeBusiness,
  changeTaxRates,
  indianDay,
  showBusiness,
  taxRates,
  type Endpoint,
  type ResponseOf,
} from '@deepam/contracts';
import { bankTemplates } from '../bank-month/bank-files.js';
import type { Product } from '@deepam/testing';
import type { Payment } from '../bank-month/month.js';
import { PatientClient } from '../crash/patient-client.js';
import { SeededRandom } from '../world/seeded-random.js';
import { Books } from './books.js';
import { refundOf, type Payable } from './payable.js';
import { Phases } from './phases.js';
import type { Member } from './people.js';
import { TaxYears, terms } from './tax-years.js';

export interface MonthSize {
  readonly members: number;
  readonly requests: number;
  readonly atOnce: number;
}

export interface BankedPayment extends Payment {
  readonly bank: number;
}

export interface Sale {
  readonly member: Member;
  readonly amount: number;
  readonly isPaid: boolean;
  isReversed: boolean;
}

export class Month {
  readonly random: SeededRandom;
  readonly client: PatientClient;
  readonly books = new Books();
  readonly taxes = new TaxYears();
  readonly phases = new Phases();
  readonly members: Member[] = [];
  registered = 0;
  readonly before = { members: 0 };
  readonly payments: readonly BankedPayment[][] = bankTemplates.map(() => []);
  readonly matching = { paid: 0, byRule: 0, proposed: 0, falseMatches: 0 };
  readonly sales = new Map<string, Sale>();
  readonly receivedPaise = { byLine: 0, lessThanDue: 0, withoutLine: 0 };
  readonly paidOut = {
    payouts: 0,
    settled: 0,
    deposits: 0,
    byBank: 0,
    netByBankPaise: 0,
    taxPaise: 0,
    failed: 0,
    cancelled: 0,
  };
  waiting: Payable[] = [];
  readonly orders = { approved: 0, returned: 0 };

  private readonly besides: Promise<unknown>[] = [];

  constructor(
    readonly test: Product,
    readonly size: MonthSize,
    seed: number,
  ) {
    this.random = new SeededRandom(seed);
    this.client = new PatientClient(test.system.url);
  }

  get asHead() {
    return { token: this.test.head.token };
  }

  dayBefore(days: number): string {
    return indianDay(new Date(Date.now() - days * 86_400_000));
  }

  pay(bank: number, payment: Payment): BankedPayment {
    const banked = { ...payment, bank };
    this.payments[bank]!.push(banked);
    return banked;
  }

  owe(refund: Parameters<typeof refundOf>[0]): void {
    this.waiting.push(refundOf(refund));
  }

  async begin(): Promise<void> {
    this.before.members = await this.test.database('network').collection('memberships').countDocuments({ live: true });
    const { business } = await this.answer(showBusiness, this.asHead);
    const issuer = { legalName: 'Deepam', address: 'Pune', state: '27' as const, gstin: '', hsn: '' };
    const body = { ...issuer, rateBasisPoints: 0, version: business?.version ?? 0 };
    await this.client.call(changeBusiness, { ...this.asHead, body });
    await this.setTax(true);
  }

  async setTax(isOn: boolean): Promise<void> {
    const { versions } = await this.answer(taxRates, this.asHead);
    const body = {
      isOn,
      rateBasisPoints: terms.rate,
      panlessBasisPoints: terms.rateWithoutPan,
      mode: 'whole-year' as const,
      threshold: terms.threshold / 100,
      startsOn: this.dayBefore(0),
      version: versions[0]!.version,
    };
    await this.client.call(changeTaxRates, { ...this.asHead, body });
  }

  /** Repeats a call without a key: a crash may lose its answer. */
  async answer<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ResponseOf<E>> {
    return (await this.client.call(endpoint, input)) ?? this.answer(endpoint, input);
  }

  /** Limits the concurrency; results keep the order of the items, so that only the seed decides. */
  async each<T, R>(items: readonly T[], act: (item: T) => Promise<R>): Promise<R[]> {
    return inLanes(this.size.atOnce, items, act);
  }

  /** Runs next to the following steps, to fill the waiting times after crashes. */
  beside<T>(items: readonly T[], act: (item: T) => Promise<void>): void {
    const done = inLanes(Math.ceil(this.size.atOnce / 3), items, act);
    done.catch(() => undefined);
    this.besides.push(done);
  }

  async besidesDone(): Promise<void> {
    await Promise.all(this.besides);
  }
}

async function inLanes<T, R>(
  lanes: number,
  items: readonly T[],
  act: (item: T, place: number) => Promise<R>,
): Promise<R[]> {
  const left = items.entries();
  const results: R[] = [];
  const lane = async () => {
    for (const [place, item] of left) results[place] = await act(item, place);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
