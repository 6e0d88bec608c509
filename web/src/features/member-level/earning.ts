/** Rupees of a typed amount: above zero, at most two decimals, within what the server takes; null for anything else. */
export function earningOf(typed: string): number | null {
  const amount = /^\d{1,8}(\.\d{1,2})?$/.test(typed.trim()) ? Number(typed) : 0;
  return amount > 0 && amount <= 10_000_000 ? amount : null;
}
