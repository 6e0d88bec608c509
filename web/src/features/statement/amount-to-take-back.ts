/** What was typed as rupees with at most two decimals, above nothing and at most `left`; else null. */
export function amountToTakeBack(typed: string, left: number): number | null {
  if (!/^\d+(\.\d{1,2})?$/.test(typed.trim())) return null;
  const amount = Number(typed);
  return amount > 0 && amount <= left ? amount : null;
}
