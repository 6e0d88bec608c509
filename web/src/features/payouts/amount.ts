export type AmountFault = 'amountNeeded' | 'amountTooSmall' | 'amountTooFine' | 'amountTooHigh';

/** What is wrong with a typed payout amount in rupees, or null; `available` is null while it is not known. */
export function amountFault(typed: string, available: number | null): AmountFault | null {
  const amount = Number(typed);
  if (typed.trim() === '' || !Number.isFinite(amount)) return 'amountNeeded';
  if (amount < 1) return 'amountTooSmall';
  if (!/^\d+(\.\d{1,2})?$/.test(typed.trim())) return 'amountTooFine';
  return available !== null && amount > available ? 'amountTooHigh' : null;
}
