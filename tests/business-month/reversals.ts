import {
  requestCancellation,
  listPlanSales,
  rejectCancellation,
  reverseSale,
  withdrawCancellation,
} from '@deepam/contracts';
import type { Month } from './month.js';

const wishes = [
  ...(['given-back', 'given-back', 'withdrawn', 'refused'] as const),
  ...Array.from({ length: 16 }, () => null),
];

/**
 * Reverses mistaken approvals, and the plans that one of ten buyers returns; other cancellation requests are rejected
 * or withdrawn.
 */
export async function takeBack(month: Month): Promise<void> {
  const { random } = month;
  const latest = new Map([...month.sales].map(([saleId, sale]) => [sale.member, { saleId, sale }]));
  const chosen = [...latest.values()]
    .filter(({ sale }) => !sale.isReversed)
    .map(({ saleId, sale }) => ({ saleId, sale, what: sale.isPaid ? random.pick(wishes) : ('wrong' as const) }))
    .filter(({ what }) => what !== null);
  await month.each(chosen, async ({ saleId, sale, what }) => {
    const { member } = sale;
    if (what !== 'wrong') {
      await month.client.call(requestCancellation, { token: member.token, body: { saleId } });
      const id = await month.client.until(
        listPlanSales,
        { token: member.token },
        (sales) => sales.find(({ _id }) => _id === saleId)?.cancellation?._id,
      );
      const params = { id };
      if (what === 'withdrawn') await month.client.call(withdrawCancellation, { token: member.token, params });
      const body = { reason: 'The kit was used.' };
      if (what === 'refused') await month.client.call(rejectCancellation, { ...month.asHead, params, body });
      if (what !== 'given-back') return;
    }
    const kind = what === 'given-back' ? ('cooling-off' as const) : ('wrong-approval' as const);
    const params = { id: saleId };
    await month.client.call(reverseSale, { ...month.asHead, params, body: { kind, note: 'Of the month.' } });
    const isOwed = what === 'given-back';
    month.books.reverse(saleId, isOwed ? member : null);
    if (isOwed) month.owe({ id: saleId, kind: 'plan-refund', member, amountPaise: sale.amount });
    sale.isReversed = true;
    const own = await month.client.until(listPlanSales, { token: member.token }, (sales) => sales);
    member.plan = own.findLast(({ reversal }) => !reversal)?.plan ?? null;
  });
}
