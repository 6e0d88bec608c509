import { SeededRandom } from '../world/seeded-random.js';

/** The distortion of a payment's number or amount in the statement. */
export type Noise = 'plain' | 'split' | 'missing-digit' | 'no-number' | 'wrong-amount' | 'by-link';

export interface TrueRequest {
  readonly id: string;
  readonly name: string;
  readonly amountPaise: number;
  readonly utr: string | null;
  readonly txnids: readonly string[];
  readonly requestedOn: string;
  readonly isPaid: boolean;
  readonly noise: Noise;
}

export interface Payment {
  readonly of: string | null;
  readonly day: string;
  readonly party: string;
  readonly number: string;
  readonly amountPaise: number;
  readonly direction: 'credit' | 'debit';
}

const firstNames = 'Asha Bala Chitra Dinesh Esha Farida Ganesh Hema Imran Jyoti Kiran Lata'.split(' ');
const initials = ['', ...'ABCDEFGHJKLMNPRSTUVY'];
const lastNames = 'Patil Rao Nair Shah Kumar Singh Devi Khan Joshi Iyer Das Gupta Reddy'.split(' ');
const prices = [75_000, 150_000, 300_000, 500_000];
const shares = { plain: 62, split: 15, 'by-link': 18, 'missing-digit': 2, 'no-number': 2, 'wrong-amount': 1 } as const;
const noises = Object.entries(shares).flatMap(([noise, share]) => Array<Noise>(share).fill(noise as Noise));

export const drawName = (random: SeededRandom): string =>
  [firstNames, initials, lastNames]
    .map((words) => random.pick(words))
    .filter((word) => word !== '')
    .join(' ');
export const drawNoise = (random: SeededRandom): Noise => random.pick(noises);

/** A UPI number: the last digit of the year, the day of the year, and eight more digits. @param day ISO day */
export function drawUtr(random: SeededRandom, day: string): string {
  const ofYear = Math.round((Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / 86_400_000) + 1;
  return `${day[3]}${String(ofYear).padStart(3, '0')}${String(random.below(10 ** 8)).padStart(8, '0')}`;
}

export function makeMonth(requestCount: number, seed: number): { requests: TrueRequest[]; payments: Payment[] } {
  const random = new SeededRandom(seed);
  const requests: TrueRequest[] = [];
  const payments: Payment[] = [];
  const name = () => drawName(random);
  const dayOf = (n: number) => `2026-11-${String(n).padStart(2, '0')}`;
  const utrOn = (n: number) => drawUtr(random, dayOf(n));
  for (let at = 0; at < requestCount; at += 1) {
    const [id, party, paidOn] = [`r${at}`, name(), 1 + random.below(27)];
    const [noise, utr, txnid] = [
      drawNoise(random),
      utrOn(paidOn),
      `DPM${random.bytes(12).toString('hex').toUpperCase()}`,
    ];
    const amountPaise = random.chance(0.25) ? 40_000 * (1 + random.below(40)) : random.pick(prices);
    const isPaid = random.chance(0.9);
    requests.push({
      id,
      name: party,
      amountPaise,
      noise,
      isPaid,
      txnids: [txnid],
      utr: noise === 'by-link' ? null : utr,
      requestedOn: dayOf(paidOn + random.below(3)),
    });
    if (!isPaid) continue;
    const sent = { day: dayOf(paidOn), party, direction: 'credit' } as const;
    const amount = noise === 'wrong-amount' ? amountPaise - 100 : amountPaise;
    payments.push({ ...sent, of: id, number: shown(noise, utr, txnid, random), amountPaise: amount });
    if (random.chance(0.02)) payments.push({ ...sent, of: null, number: utrOn(paidOn), amountPaise });
  }
  for (const { utr } of requests) {
    const paidOn = 1 + random.below(28);
    // Other people's money has the same amounts and names, and contains mobiles and account numbers.
    const mobile = `91${9_000_000_000 + random.below(10 ** 9)}`;
    const number = random.pick([utrOn(paidOn), mobile, `A/C ${utr ?? utrOn(paidOn)}`]);
    const direction = random.below(3) === 0 ? 'debit' : 'credit';
    payments.push({ of: null, day: dayOf(paidOn), party: name(), number, amountPaise: random.pick(prices), direction });
  }
  return { requests, payments };
}

export function shown(noise: Noise, utr: string, txnid: string, random: SeededRandom): string {
  const at = 1 + random.below(11);
  switch (noise) {
    case 'plain':
    case 'wrong-amount':
      return utr;
    case 'split':
      return `${utr.slice(0, at)}${random.pick([' ', '/', '-', '\n'])}${utr.slice(at)}`;
    case 'missing-digit':
      return utr.slice(0, at) + utr.slice(at + 1);
    case 'no-number':
      return 'PAYMENT';
    case 'by-link':
      return `${txnid.slice(0, 16)} ${txnid.slice(16)}`;
  }
}
