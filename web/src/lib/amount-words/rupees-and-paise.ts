import type { Paise } from '@deepam/contracts';

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
