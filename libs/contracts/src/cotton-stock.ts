/** Whole grams. Stored and computed with; never a fraction. */
export type Grams = number;
/** Kilograms as the public API speaks them: a JSON number with at most three decimals. */
export type Kilograms = number;

const GRAMS_PER_KILOGRAM = 1000;

/** @throws RangeError when the weight is not a finite multiple of one gram */
export function toGrams(kilograms: Kilograms): Grams {
  const grams = Math.round(kilograms * GRAMS_PER_KILOGRAM);
  if (!Number.isSafeInteger(grams) || Math.abs(grams / GRAMS_PER_KILOGRAM - kilograms) > 1e-9) {
    throw new RangeError(`${kilograms} kg is not a whole number of grams`);
  }
  return grams;
}

/** For answers only. */
export const toKilograms = (grams: Grams): Kilograms => grams / GRAMS_PER_KILOGRAM;

/**
 * What a movement of cotton counts for: bought; sent to members for their orders; sent in kits of plans; come back as wicks; lost.
 * Each grows by what its name says, and falls where that is taken back.
 */
export const stockAccounts = ['bought', 'sent', 'kits', 'wicks', 'lost'] as const;
export type StockAccount = (typeof stockAccounts)[number];

/** `found`: a count has shown more than the ledger. `correction`: takes back what was noted by hand. */
export const stockKinds = [
  'bought',
  'sent',
  'kit-sent',
  'kit-back',
  'wicks-back',
  'lost',
  'found',
  'correction',
] as const;
export type StockKind = (typeof stockKinds)[number];
