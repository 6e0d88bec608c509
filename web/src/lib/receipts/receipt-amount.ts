import type { ReadLine } from './read-line.js';

const money = /^(\d{1,3}(?:,\d{2,3})+|\d{3,6})(\.\d{2})?$|^\d{1,2}\.\d{2}$/;
/** Spellings and misreadings of the rupee sign, except digits. */
const sign = /^(₹|rs\.?|inr|[€¥£%=<]\/?|[XZF])/i;

/** How much higher than most words a figure without a sign is that is the amount, not the end of an account's number. */
const standsOut = 1.5;

export function rupeesOf(lines: readonly ReadLine[]): number | null {
  const signed: number[] = [];
  let tallest = { height: standsOut * usualHeight(lines), rupees: null as number | null };
  for (const line of lines) {
    for (const [at, { text, height, hasRupeeSign }] of line.entries()) {
      const before = line[at - 1];
      const isSigned =
        hasRupeeSign || sign.test(text) || (before !== undefined && (before.hasRupeeSign || isSign(before.text)));
      const rupees = amountOf(hasRupeeSign ? text.slice(1) : text.replace(sign, ''));
      if (rupees === null) continue;
      if (isSigned) signed.push(rupees);
      else if (height > tallest.height) tallest = { height, rupees };
    }
  }
  const amounts = new Set(signed.length > 0 ? signed : [tallest.rupees]);
  return amounts.size === 1 ? [...amounts][0]! : null;
}

/** The median height; a single word gives none. */
function usualHeight(lines: readonly ReadLine[]): number {
  const heights = lines.flatMap((line) => line.map(({ height }) => height)).toSorted((one, other) => one - other);
  return heights.length < 2 ? 0 : heights[Math.floor(heights.length / 2)]!;
}

const isSign = (text: string): boolean => sign.exec(text)?.[0] === text;

function amountOf(text: string): number | null {
  return money.test(text) ? Number(text.replaceAll(',', '')) : null;
}
