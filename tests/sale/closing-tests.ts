import {
  balance,
  closeAccount,
  commissionRequest,
  decideCottonOrder,
  forgotPassword,
  requestCotton,
  updateCommissionStatus,
} from '@deepam/contracts';
import { freshMobile, nameFor, poll, type Product } from '@deepam/testing';
import { receiptPng, whenConsistent, type Session } from '@deepam/api-client';
import { expect, it } from '@jest/globals';
import { givePersonalData } from '../world/personal-data.js';
import { settledEvents } from '../world/settled-events.js';
import { keepers } from '../world/keepers.js';

/** The law requires this data for years: sealed numbers, and the name under which the books are read, see ADR 40. */
const kept = ['identity.accounts'];

export function closingTests(system: () => Product): void {
  it('a closed account is anonymous everywhere except in the records that the books need', async () => {
    const test = system();
    const { api, head } = test;
    const sponsor = await test.member(head, 'Gold');
    const mobile = freshMobile();
    const name = nameFor(mobile, 'Vasundhara');
    await api.register({ name, mobile, plans: [], stage: 'unapproved' }, sponsor);
    const { memberId } = await api.logIn(mobile);
    await api.approve(head, memberId);
    const going: Session = await api.logIn(mobile);
    const personalData = await givePersonalData(test, going);
    await test.sale(going, 'Gold');
    await test.member(await api.logIn(mobile), 'Gold');

    const { token } = going;
    const payment = { quantity: 1, address: 'Satara, Maharashtra 415001' };
    const files = { paymentProof: receiptPng(400, personalData.utr) };
    const { order } = await api.call(requestCotton, { token, body: payment, files });
    const rejected = { status: 'Rejected' as const, rejectionReason: 'No such payment.' };
    await api.call(decideCottonOrder, { token: head.token, params: { id: order._id }, body: rejected });
    // The repeated picture makes this order name the sender of the other.
    await whenConsistent(() => api.call(requestCotton, { token: sponsor.token, body: payment, files }));

    const { available } = await poll(async () => {
      const answer = await api.call(balance, { token });
      return answer.available > 0 && answer;
    });
    const asked = { commissionAmount: available, from: 'commission' as const };
    const { entry } = await api.call(commissionRequest, { token, body: asked });
    const refused = { userId: memberId, commissionId: entry._id, status: 'Rejected' as const, rejectionReason: 'Wait' };
    await api.call(updateCommissionStatus, { token: head.token, body: refused });
    await api.call(forgotPassword, { body: { mobile } });

    const { utr: _booked, ...personal } = personalData;
    const found = () => keepers(test, [name, mobile, ...Object.values(personal)]);
    await settledEvents(test, 'identity');
    const orders = test.database('cotton-order').collection('orders');
    const repeated = { 'member._id': sponsor.memberId, 'seenBefore.userId': memberId };
    expect(await orders.countDocuments(repeated)).toBe(1);
    expect(await found()).toEqual(expect.arrayContaining(['notification.notifications', 'cotton-order.orders']));

    await api.call(closeAccount, { token, body: { waivedAmount: available, waiver: 'I need it no more.' } });
    let left: string[] = [];
    const isForgotten = async () => (left = await found()).every((place) => kept.includes(place));
    await poll(isForgotten, { timeout: 90_000, interval: 500 }).catch(() => {});
    expect(left).toEqual(kept);
  });
}
