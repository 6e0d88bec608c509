import {
  account,
  balance,
  cottonOrders,
  listNotifications,
  membership,
  notificationPreferences,
  requestCotton,
  requestPlanProof,
  statement,
  uploadAvatar,
  uploadIdProof,
  uploadPanIdProof,
} from '@deepam/contracts';
import { Belongings } from '../world/belongings.js';
import type { Cast } from '../world/cast.js';

/**
 * Everything that others must not change, by id. Members who join below the owner, and credits by the head, are left
 * out. A link is reduced to its target, because its signature changes.
 */
export type Things = Readonly<Record<string, unknown>>;

export async function furnishCast(cast: Cast): Promise<void> {
  const { stranger, buyer, bystander, revokedAgain, people, personal, test } = cast;
  const { Bronze, Silver, Gold, planless, unapproved } = people;
  const have = new Belongings(cast);
  const { picture } = have;
  for (const { token } of [stranger, buyer, bystander, Bronze]) {
    await test.api.call(uploadAvatar, { token, files: { avatar: picture } });
    await test.api.call(uploadIdProof, { token, files: { idProof: picture } });
    await test.api.call(uploadPanIdProof, { token, files: { panidProof: picture } });
  }
  await have.orderWithReturn(stranger);
  for (const owner of [stranger, bystander, Gold]) await have.payout(owner);
  await have.transfer(stranger);
  for (const owner of [stranger, unapproved]) await have.notification(owner);
  await have.pushSubscription(stranger);
  for (const { token, memberId } of [stranger, buyer, bystander, revokedAgain, Bronze, Silver, Gold]) {
    const body = { quantity: 1, address: 'Satara, Maharashtra 415001', utr: personal.get(memberId)!.utr };
    await test.api.call(requestCotton, { token, body, files: { paymentProof: picture } });
  }
  for (const { token, memberId } of [planless, unapproved]) {
    const body = { plan: 'Silver', utr: personal.get(memberId)!.utr } as const;
    await test.api.call(requestPlanProof, { token, body, files: { planProof: picture } });
  }
  // The request stays: those of the other roles are replaced in their turn and get new ids.
  await test.api.call(requestPlanProof, {
    token: buyer.token,
    body: { plan: 'Silver' },
    files: { planProof: picture },
  });
}

export async function thingsOfStranger({ test, stranger }: Cast): Promise<Things> {
  const { token, memberId } = stranger;
  const { api } = test;
  const [
    own,
    { directCount: _direct, networkSize: _size, earnings: _earnings, ...place },
    money,
    orders,
    rows,
    news,
    pushes,
  ] = await Promise.all([
    api.call(account, { token }),
    api.call(membership, { token }),
    api.call(balance, { token }),
    api.call(cottonOrders, { token, query: { limit: 200 } }),
    api.call(statement, { token, query: { limit: 200 } }),
    api.call(listNotifications, { token, query: { limit: 200 } }),
    api.call(notificationPreferences, { token }),
  ]);
  const subscriptions = await test
    .database('notification')
    .collection('push_subscriptions')
    .find({ memberId })
    .toArray();
  const things: Record<string, unknown> = { account: own, place, pushes };
  for (const thing of [...money.commissionHistory, ...orders, ...rows, ...news]) things[thing._id] = thing;
  for (const thing of subscriptions) things[String(thing._id)] = thing['memberId'];
  return JSON.parse(JSON.stringify(things).replace(/\?exp=[^"]*/g, '')) as Things;
}
