import { chanceFrom } from './chance.js';

export type Noise = 'plain' | 'split' | 'missing-digit' | 'no-number' | 'wrong-amount' | 'by-link';

/** A request as network would expect it, and what really happened to its money. */
export interface TrueRequest {
  readonly id: string;
  readonly name: string;
  readonly amountPaise: number;
  readonly utr: string | null;
  readonly txnids: readonly string[];
  readonly requestedOn: string;
  /** Null where no money came. */
  readonly payment: number | null;
  readonly noise: Noise;
}

/** A movement of the company's account. */
export interface Payment {
  /** `mine`: of a request; unique in the month, found again in narration-free truth by its place. */
  readonly of: string | null;
  readonly day: string;
  readonly party: string;
  readonly number: string;
  readonly amountPaise: number;
  readonly direction: 'credit' | 'debit';
}

const first = [
  'Asha',
  'Bala',
  'Chitra',
  'Dinesh',
  'Esha',
  'Farida',
  'Ganesh',
  'Hema',
  'Imran',
  'Jyoti',
  'Kiran',
  'Lata',
];
const last = [
  'Patil',
  'Rao',
  'Nair',
  'Shah',
  'Kumar',
  'Singh',
  'Devi',
  'Khan',
  'Joshi',
  'Iyer',
  'Das',
  'Gupta',
  'Reddy',
];
const middle = ['', ...'ABCDEFGHJKLMNPRSTUVY'];
const prices = [75_000, 150_000, 300_000, 500_000];

/** A month with so many requests: their money, money of others, debits, and money that came twice. */
export function makeMonth(requestCount: number, seed: number): { requests: TrueRequest[]; payments: Payment[] } {
  const chance = chanceFrom(seed);
  const requests: TrueRequest[] = [];
  const payments: Payment[] = [];
  const name = () => [chance.of(first), chance.of(middle), chance.of(last)].filter((word) => word !== '').join(' ');
  const dayOf = (n: number) => `2026-11-${String(n).padStart(2, '0')}`;
  const utrOn = (n: number) => `6${304 + n}${String(chance.below(10 ** 8)).padStart(8, '0')}`;
  for (let at = 0; at < requestCount; at += 1) {
    const [id, party, paidOn] = [`r${at}`, name(), 1 + chance.below(27)];
    const noise = chance.weighted<Noise>([
      ...([
        ['plain', 62],
        ['split', 15],
        ['by-link', 18],
      ] as const),
      ...([
        ['missing-digit', 2],
        ['no-number', 2],
        ['wrong-amount', 1],
      ] as const),
    ]);
    const amountPaise = chance.below(4) === 0 ? 40_000 * (1 + chance.below(40)) : chance.of(prices);
    const utr = utrOn(paidOn);
    const txnid = `DPM${chance.hex(24)}`;
    const hasMoney = chance.below(10) !== 0;
    const request = {
      id,
      name: party,
      amountPaise,
      txnids: [txnid],
      noise,
      payment: hasMoney ? payments.length : null,
    };
    requests.push({ ...request, utr: noise === 'by-link' ? null : utr, requestedOn: dayOf(paidOn + chance.below(3)) });
    if (!hasMoney) continue;
    const amount = noise === 'wrong-amount' ? amountPaise - 100 : amountPaise;
    payments.push({
      of: id,
      day: dayOf(paidOn),
      party,
      number: shown(noise, utr, txnid, chance),
      amountPaise: amount,
      direction: 'credit',
    });
  }
  for (let at = 0; at < requestCount; at += 1) {
    const paidOn = 1 + chance.below(28);
    // Other people's money: of the same amounts and the same names, and with telephones and accounts in it.
    const number = chance.of([
      utrOn(paidOn),
      `91${9_000_000_000 + chance.below(10 ** 9)}`,
      `A/C ${requests[at]!.utr ?? utrOn(paidOn)}`,
    ]);
    const direction = chance.below(3) === 0 ? 'debit' : 'credit';
    payments.push({ of: null, day: dayOf(paidOn), party: name(), number, amountPaise: chance.of(prices), direction });
  }
  return { requests, payments };
}

function shown(noise: Noise, utr: string, txnid: string, chance: ReturnType<typeof chanceFrom>): string {
  const at = 1 + chance.below(11);
  switch (noise) {
    case 'plain':
    case 'wrong-amount':
      return utr;
    case 'split':
      return `${utr.slice(0, at)}${chance.of([' ', '/', '-', '\n'])}${utr.slice(at)}`;
    case 'missing-digit':
      return utr.slice(0, at) + utr.slice(at + 1);
    case 'no-number':
      return 'PAYMENT';
    case 'by-link':
      return `${txnid.slice(0, 16)} ${txnid.slice(16)}`;
  }
}
