import { beginningOf } from '@deepam/bank-statements';

/** Fewer digits say too little: the first four are the day of the payment. */
const runs = /(?<!\d)\d{8,11}(?!\d)/g;

/** The digits of a narration that may be a number of UPI in part. */
export const partsIn = (narration: string): string[] => [...new Set(beginningOf(narration).match(runs))];

/** What a narration may show of a number: it without one of its twelve digits, or cut off at either end. */
export function partsOf(number: string): string[] {
  const ends = [8, 9, 10, 11].flatMap((length) => [number.slice(0, length), number.slice(-length)]);
  const without = [...number].map((_, at) => number.slice(0, at) + number.slice(at + 1));
  return [...new Set([...ends, ...without])];
}
