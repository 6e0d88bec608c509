import { randomInt } from 'node:crypto';

let last = randomInt(1_000_000_000);

/** Ten digits that nobody has: counted on from a random one, as other processes make people of the same product too. */
export function freshMobile(): string {
  last = (last + 1) % 1_000_000_000;
  return `9${String(last).padStart(9, '0')}`;
}

/** A name that is nobody else's: names have no digits. */
export const nameFor = (mobile: string, firstName = 'Member'): string =>
  `${firstName} ${mobile.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)}`;
