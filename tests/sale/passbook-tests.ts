import {
  balance,
  cottonPassbook,
  decideCottonOrder,
  decideReturn,
  makingCharge,
  orderTotal,
  requestReturn,
  statement,
  toPaise,
  toRupees,
  transferByHand,
} from '@deepam/contracts';
import { poll, type Product } from '@deepam/testing';
import { expect, it } from '@jest/globals';

const orders = [
  { kg: 3, isReturned: true },
  { kg: 5, isReturned: false },
  { kg: 4, isReturned: true },
];

export function passbookTests(system: () => Product): void {
  it('the passbook agrees with the ledger, to the paisa, in making charges and deposits', async () => {
    const test = system();
    const { api, head } = test;
    const member = await test.member(head, 'Bronze');
    const { token, memberId } = member;
    const returned: { payableId: string; kg: number }[] = [];
    for (const { kg, isReturned } of orders) {
      const { _id: id } = await test.cottonOrder(member, kg);
      const decide = (status: 'Approved' | 'Delivered') =>
        api.call(decideCottonOrder, { token: head.token, params: { id }, body: { status } });
      await decide('Approved');
      await decide('Delivered');
      if (!isReturned) continue;
      await api.call(requestReturn, { token, params: { id } });
      await api.call(decideReturn, { token: head.token, params: { id }, body: { status: 'Approved' } });
      returned.push({ payableId: id, kg });
    }
    const { total } = await api.call(cottonPassbook, { token });
    expect(toPaise(total.makingCharge)).toBe(makingCharge(7));
    expect(toPaise(total.depositHeld)).toBe(orderTotal(5));

    await poll(async () => (await api.call(balance, { token })).earnings >= total.makingCharge);
    expect((await api.call(balance, { token })).earnings).toBe(total.makingCharge);
    const rows = await api.call(statement, { token, query: { limit: 200 } });
    const charges = rows.filter(({ kind }) => kind === 'making-charge').map(({ amount }) => toPaise(amount));
    expect(charges.toSorted((a, b) => a - b)).toEqual([makingCharge(3), makingCharge(4)]);
    const books = test.database('commission').collection<{ _id: string; deposit?: number }>('balances');
    const depositIs = (paise: number) =>
      poll(async () => (await books.findOne({ _id: memberId }))?.deposit === paise || undefined);
    await depositIs(orderTotal(12));
    for (const { payableId, kg } of returned) {
      const body = { net: toRupees(orderTotal(kg)) };
      await api.call(transferByHand, { token: head.token, params: { payableId }, body });
    }
    await depositIs(toPaise(total.depositHeld));
  });
}
