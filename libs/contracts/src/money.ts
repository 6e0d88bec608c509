/** Integer paise. Stored, sent in events and computed with; never a fraction. */
export type Paise = number;
/** Rupees as the public API speaks them: a JSON number with at most two decimals. */
export type Rupees = number;

const PAISE_PER_RUPEE = 100;
const BASIS_POINTS = 10_000;

/**
 * Rupees to paise.
 * @throws RangeError when the amount is not a finite multiple of one paisa
 */
export function toPaise(rupees: Rupees): Paise {
  const paise = Math.round(rupees * PAISE_PER_RUPEE);
  if (!Number.isSafeInteger(paise) || Math.abs(paise / PAISE_PER_RUPEE - rupees) > 1e-9) {
    throw new RangeError(`${rupees} rupees is not a whole number of paise`);
  }
  return paise;
}

/** Paise to rupees, for answers only. */
export function toRupees(paise: Paise): Rupees {
  return paise / PAISE_PER_RUPEE;
}

/** Of several amounts together. */
export const sumPaise = (amounts: readonly Paise[]): Paise => amounts.reduce((sum, amount) => sum + amount, 0);

/** `basisPoints` of an amount, floored to the paisa; the remainder stays with the company. */
export function shareOf(amount: Paise, basisPoints: number): Paise {
  return Math.floor((amount * basisPoints) / BASIS_POINTS);
}

/** "750.00": the amount form of UPI links. */
export function toDecimalString(paise: Paise): string {
  return toRupees(paise).toFixed(2);
}

// Made when they are needed: the first one takes 8 MB of a process (ADR 94).
let wholeRupees: Intl.NumberFormat | undefined;
let exactRupees: Intl.NumberFormat | undefined;
const inIndia = { style: 'currency', currency: 'INR' } as const;

/**
 * Rupees as people in India write them: ₹1,23,456 or ₹1,23,456.50, with the paise also where there are none when `hasPaise` says so;
 * a hyphen before them would be overlooked.
 */
export function formatRupees(rupees: Rupees, hasPaise = !Number.isInteger(rupees)): string {
  const format = hasPaise
    ? (exactRupees ??= new Intl.NumberFormat('en-IN', inIndia))
    : (wholeRupees ??= new Intl.NumberFormat('en-IN', { ...inIndia, maximumFractionDigits: 0 }));
  return format.format(rupees).replace('-', '−');
}
