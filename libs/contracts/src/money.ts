/** Paise are integers. Amounts are stored, computed and sent in events in paise. */
export type Paise = number;
/** The public API writes rupees as a JSON number with at most two decimals. */
export type Rupees = number;

const PAISE_PER_RUPEE = 100;
const BASIS_POINTS = 10_000;

export function toPaise(rupees: Rupees): Paise {
  const paise = Math.round(rupees * PAISE_PER_RUPEE);
  if (!Number.isSafeInteger(paise) || Math.abs(paise / PAISE_PER_RUPEE - rupees) > 1e-9) {
    throw new RangeError(`${rupees} rupees is not a whole number of paise`);
  }
  return paise;
}

export function toRupees(paise: Paise): Rupees {
  return paise / PAISE_PER_RUPEE;
}

export const sumPaise = (amounts: readonly Paise[]): Paise => amounts.reduce((sum, amount) => sum + amount, 0);

/** The share is floored to the paisa; the remainder stays with the company. */
export function shareOf(amount: Paise, basisPoints: number): Paise {
  return Math.floor((amount * basisPoints) / BASIS_POINTS);
}

export function toDecimalString(paise: Paise): string {
  return toRupees(paise).toFixed(2);
}

// The formatter is created on first use, because the first one takes 8 MB of a process.
let wholeRupees: Intl.NumberFormat | undefined;
let exactRupees: Intl.NumberFormat | undefined;
const inIndia = { style: 'currency', currency: 'INR' } as const;

/**
 * Rupees have the Indian notation: ₹1,23,456 or ₹1,23,456.50, always with paise if `hasPaise` is set. Readers would
 * overlook a hyphen before them.
 */
export function formatRupees(rupees: Rupees, hasPaise = !Number.isInteger(rupees)): string {
  const format = hasPaise
    ? (exactRupees ??= new Intl.NumberFormat('en-IN', inIndia))
    : (wholeRupees ??= new Intl.NumberFormat('en-IN', { ...inIndia, maximumFractionDigits: 0 }));
  return format.format(rupees).replace('-', '−');
}
