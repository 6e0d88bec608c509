export interface IndianGroups {
  readonly crores: number;
  readonly lakhs: number;
  readonly thousands: number;
  readonly hundreds: number;
  readonly rest: number;
}

/** 99 crore and the rest below it; no credit is larger. */
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
