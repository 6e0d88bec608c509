import { beginningOf } from '@deepam/bank-statements';

/** Fewer digits prove too little, since the first four are the day of the payment. */
const runs = /(?<!\d)\d{8,11}(?!\d)/g;

export const partialReferencesIn = (narration: string): string[] => [...new Set(beginningOf(narration).match(runs))];

/** A narration may lack one of the twelve digits, or be cut off at either end. */
export function partialReferencesOf(number: string): string[] {
  const ends = [8, 9, 10, 11].flatMap((length) => [number.slice(0, length), number.slice(-length)]);
  const without = [...number].map((_, at) => number.slice(0, at) + number.slice(at + 1));
  return [...new Set([...ends, ...without])];
}
