interface ReadWord {
  readonly text: string;
  readonly height: number;
  /** The first character is drawn as ₹, which the alphabet of the recogniser lacks. */
  readonly hasRupeeSign: boolean;
}
export type ReadLine = readonly ReadWord[];

const money = /^(\d{1,3}(?:,\d{2,3})+|\d{3,6})(\.\d{2})?$|^\d{1,2}\.\d{2}$/;

/** The pattern has spellings and misreadings of the rupee sign, except digits. */
const sign = /^(₹|rs\.?|inr|[€¥£%=<]\/?|[XZF])/i;

/**
 * A figure without a sign is the amount only if it is higher than most words by this factor; a lower one may be the end
 * of an account number.
 */
const standsOut = 1.5;

function rupeesOf(lines: readonly ReadLine[]): number | null {
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

function usualHeight(lines: readonly ReadLine[]): number {
  const heights = lines.flatMap((line) => line.map(({ height }) => height)).toSorted((one, other) => one - other);
  return heights.length < 2 ? 0 : heights[Math.floor(heights.length / 2)]!;
}

const isSign = (text: string): boolean => sign.exec(text)?.[0] === text;

function amountOf(text: string): number | null {
  return money.test(text) ? Number(text.replaceAll(',', '')) : null;
}

export interface ReceiptFacts {
  /** The 12-digit number of the payment (UTR, RRN) is null if no number, or more than one, can be it. */
  readonly utr: string | null;
  readonly rupees: number | null;
}

const numberName = /\b(utr|rrn|upi (transaction|txn|ref)|(bank )?ref(erence)?\.? ?(id|no|number)|transaction id)/i;
/**
 * The twelve digits may be in groups of four; they are part neither of a longer number nor of a masked account or a
 * mobile number with its +91.
 */
const twelveDigits = /(?<![\dXx*+.,-])(\d{4} ?\d{4} ?\d{4})(?![\d*])/g;
const dayMs = 86_400_000;
/** A payment may precede its proof by this number of days. */
const oldest = 120;

/** `now` is in milliseconds since 1970. */
export function receiptFacts(lines: readonly ReadLine[], now: number): ReceiptFacts {
  return { utr: utrOf(lines, now), rupees: rupeesOf(lines) };
}

export const textOf = (line: ReadLine): string => line.map(({ text }) => text).join(' ');

function utrOf(lines: readonly ReadLine[], now: number): string | null {
  const found = new Map<string, number>();
  for (const [at, line] of lines.entries()) {
    const text = textOf(line);
    const isNamed = numberName.test(text) || (at > 0 && numberName.test(textOf(lines[at - 1]!)));
    for (const [, digits] of text.matchAll(twelveDigits)) {
      const utr = digits!.replaceAll(' ', '');
      const score = (isNamed ? 2 : 0) + (isOfRecentDay(utr, now) ? 1 : 0);
      found.set(utr, Math.max(score, found.get(utr) ?? 0));
    }
  }
  const best = Math.max(1, ...found.values());
  const likeliest = [...found].filter(([, score]) => score === best);
  return likeliest.length === 1 ? likeliest[0]![0] : null;
}

/**
 * UPI numbers begin with the last digit of the year and the day of the year (NPCI's retrieval reference number, as in
 * ISO 8583).
 */
function isOfRecentDay(utr: string, now: number): boolean {
  const day = Number(utr.slice(1, 4));
  const year = new Date(now).getUTCFullYear();
  const made = [year, year - 1].find((one) => String(one).endsWith(utr[0]!));
  if (made === undefined || day < 1 || day > 366) return false;
  const age = now - Date.UTC(made, 0, day);
  return age > -2 * dayMs && age < oldest * dayMs;
}
