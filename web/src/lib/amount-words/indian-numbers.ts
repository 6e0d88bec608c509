import type { Paise } from '@deepam/contracts';

interface IndianGroups {
  readonly crores: number;
  readonly lakhs: number;
  readonly thousands: number;
  readonly hundreds: number;
  readonly rest: number;
}

/** The limit is the largest number below 100 crore; no credit is larger. */
export const mostInWords = 999_999_999;

/** @throws RangeError unless the number is an integer from 0 to `mostInWords` */
export function indianGroups(number: number): IndianGroups {
  if (!Number.isInteger(number) || number < 0 || number > mostInWords) {
    throw new RangeError(`${number} has no words here`);
  }
  return {
    crores: Math.floor(number / 10_000_000),
    lakhs: Math.floor(number / 100_000) % 100,
    thousands: Math.floor(number / 1000) % 100,
    hundreds: Math.floor(number / 100) % 10,
    rest: number % 100,
  };
}

interface NamesOfNumbers {
  readonly names: readonly string[];
  readonly crore: string;
  readonly lakh: string;
  readonly thousand: string;
  readonly hundredsOf: (hundreds: number, rest: number) => string;
}

export function inNamedGroups(value: number, { names, crore, lakh, thousand, hundredsOf }: NamesOfNumbers): string {
  if (value === 0) return names[0]!;
  const { crores, lakhs, thousands, hundreds, rest } = indianGroups(value);
  return [
    ...(crores > 0 ? [names[crores], crore] : []),
    ...(lakhs > 0 ? [names[lakhs], lakh] : []),
    ...(thousands > 0 ? [names[thousands], thousand] : []),
    ...(hundreds > 0 ? [hundredsOf(hundreds, rest)] : []),
    ...(rest > 0 ? [names[rest]] : []),
  ].join(' ');
}

interface Unit {
  readonly one: string;
  readonly many: string;
}

interface Coins {
  readonly rupees: Unit;
  readonly paise: Unit;
  readonly count: (number: number) => string;
  readonly and?: string;
}

export function rupeesAndPaise(amount: Paise, { rupees, paise, count, and }: Coins): string {
  const whole = Math.floor(amount / 100);
  const rest = amount % 100;
  const part = (number: number, { one, many }: Unit): string => `${count(number)} ${number === 1 ? one : many}`;
  const parts = [...(whole > 0 || rest === 0 ? [part(whole, rupees)] : []), ...(rest > 0 ? [part(rest, paise)] : [])];
  return parts.join(and === undefined ? ' ' : ` ${and} `);
}

/** A single rupee or a single paisa takes a verb in the singular. */
export const isSingle = (amount: Paise): boolean => amount === 100 || amount === 1;

export interface AmountWords {
  readonly number: (number: number) => string;
  readonly arrived: (paise: Paise) => string;
}
