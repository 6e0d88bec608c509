/** Grams are whole numbers. */
export type Grams = number;
/** The public API writes kilograms as a JSON number with at most three decimals. */
export type Kilograms = number;

const GRAMS_PER_KILOGRAM = 1000;

export function toGrams(kilograms: Kilograms): Grams {
  const grams = Math.round(kilograms * GRAMS_PER_KILOGRAM);
  if (!Number.isSafeInteger(grams) || Math.abs(grams / GRAMS_PER_KILOGRAM - kilograms) > 1e-9) {
    throw new RangeError(`${kilograms} kg is not a whole number of grams`);
  }
  return grams;
}

/** The public API uses kilograms only in answers. */
export const toKilograms = (grams: Grams): Kilograms => grams / GRAMS_PER_KILOGRAM;

/**
 * The accounts are cotton that was bought, sent to members for orders, sent in plan kits, returned as wicks, or lost.
 * Each account grows with its own movements, and falls if one of them is reversed.
 */
export const stockAccounts = ['bought', 'sent', 'kits', 'wicks', 'lost'] as const;
export type StockAccount = (typeof stockAccounts)[number];

/**
 * A `found` movement records that a count showed more than the ledger. A `correction` reverses a movement that was
 * entered by hand.
 */
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
