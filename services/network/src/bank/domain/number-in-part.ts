/** Fewer digits say too little: the first four are the day of the payment. */
const runs = /(?<!\d)\d{8,11}(?!\d)/g;

/** Whether a narration has this number without one of its twelve digits, or cut off at either end. */
export const showsInPart = (number: string, narration: string): boolean =>
  (narration.match(runs) ?? []).some(
    (run) =>
      number.startsWith(run) || number.endsWith(run) || (run.length === number.length - 1 && isWithin(run, number)),
  );

/** Whether all its digits stand in the number, in that order. */
function isWithin(run: string, number: string): boolean {
  let place = 0;
  for (const digit of number) if (digit === run[place]) place += 1;
  return place === run.length;
}
