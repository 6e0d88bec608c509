import {
  account,
  balance,
  cottonOrders,
  listNotifications,
  membership,
  notificationPreferences,
  statement,
  updateProfile,
  uploadAvatar,
  uploadIdProof,
  uploadPanIdProof,
} from '@deepam/contracts';
import { Belongings } from '../belongings.js';
import type { Cast } from '../cast.js';

/** Everything that others must not change, by id: who joins below them and what the head credits is another matter. Links are told by what they lead to, for their signatures change. */
export type Things = Readonly<Record<string, unknown>>;

/** Gives the stranger one of everything, and the buyer papers. */
export async function furnishStranger(cast: Cast): Promise<void> {
  const { stranger, buyer, test } = cast;
  const have = new Belongings(cast);
  const { picture } = have;
  for (const { token } of [stranger, buyer]) {
    await test.api.call(uploadAvatar, { token, files: { avatar: picture } });
    await test.api.call(uploadIdProof, { token, files: { idProof: picture } });
    await test.api.call(uploadPanIdProof, { token, files: { panidProof: picture } });
  }
  const numbers = { adharNo: '999941057058', panCardNo: 'ABCPE1234F', bankAccountNo: '123456789012' };
  await test.api.call(updateProfile, { token: stranger.token, body: numbers });
  await have.orderWithReturn(stranger);
  await have.payout(stranger);
  await have.notification(stranger);
  await have.pushSubscription(stranger);
  await have.notification(cast.people.unapproved);
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
  for (const one of [...money.commissionHistory, ...orders, ...rows, ...news]) things[one._id] = one;
  for (const one of subscriptions) things[String(one._id)] = one['memberId'];
  return JSON.parse(JSON.stringify(things).replace(/\?exp=[^"]*/g, '')) as Things;
}
