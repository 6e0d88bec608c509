import { rupeesOf } from './receipt-amount.js';
import type { ReadLine } from './read-line.js';

export interface ReceiptFacts {
  /** The 12-digit number of the payment (UTR, RRN); null where none, or more than one, can be it. */
  readonly utr: string | null;
  readonly rupees: number | null;
}

const numberName = /\b(utr|rrn|upi (transaction|txn|ref)|(bank )?ref(erence)?\.? ?(id|no|number)|transaction id)/i;
/** Twelve digits, also in groups of four: neither part of a longer number nor of a masked account or a mobile number with its +91. */
const twelveDigits = /(?<![\dXx*+.,-])(\d{4} ?\d{4} ?\d{4})(?![\d*])/g;
const dayMs = 86_400_000;
/** Days that a payment may precede its proof. */
const oldest = 120;

/** Pure: `now` is milliseconds since 1970. */
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
