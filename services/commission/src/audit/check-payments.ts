import type { Findings } from './findings.js';
import type { Owners } from './owners.js';

/** One payment is good for one thing: no number stands for two of the owners' sales and approved orders. */
export function checkPayments({ sales, orders }: Pick<Owners, 'sales' | 'orders'>, findings: Findings): void {
  const paid = new Map<string, string>();
  const take = (utr: string | null | undefined, what: string) => {
    if (utr == null) return;
    const before = paid.get(utr);
    if (before === undefined) paid.set(utr, what);
    else findings.note(`The UTR ${utr} stands for ${before} and for ${what}`);
  };
  for (const { _id, utr } of sales.values()) take(utr, `the sale ${_id}`);
  for (const { _id, utr } of orders.values()) take(utr, `the order ${_id}`);
}
