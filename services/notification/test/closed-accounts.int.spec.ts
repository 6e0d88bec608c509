import { accountClosed, closedAccountName, personalKinds, profileChanged, type PersonalKind } from '@deepam/contracts';
import { newId, Transactions } from '@deepam/platform';
import { poll, publishEvent } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { News } from '../src/notifications/notify/news.js';
import { Notifier } from '../src/notifications/notify/notifier.js';
import { startNotification, type NotificationTest } from './notification-harness.js';

const kinds = Object.keys(personalKinds) as PersonalKind[];
const naming = kinds.filter((kind) => `${personalKinds[kind].title} ${personalKinds[kind].body}`.includes('{name}'));

let test: NotificationTest;
beforeAll(async () => {
  test = await startNotification();
});
afterAll(() => test.service.close());

it('a closed account’s name is removed from all of them at the closing', async () => {
  const [closing, other] = [
    { aboutId: newId(), name: 'Vasundhara Kale' },
    { aboutId: newId(), name: 'Bala Iyer' },
  ];
  const newsOf = (kind: PersonalKind, { aboutId, name }: typeof closing): News => {
    const params = { name, amountPaise: 100, plan: 'Gold', kg: 1, level: 1, code: 'FL2345678' };
    const news = { kind, params, aboutId, ...(personalKinds[kind].to !== 'head' && { memberId: newId() }) };
    return news as unknown as News;
  };
  const event = { id: newId(), occurredAt: new Date().toISOString() };
  const news = naming.flatMap((kind) => [newsOf(kind, closing), newsOf(kind, other)]);
  for (const [at, one] of news.entries()) {
    await test.service.app
      .get(Transactions)
      .run((session) => test.service.app.get(Notifier).notifyMembers([one], { event, session, subject: `${at}` }));
  }
  const rows = test.service.db.collection('notifications');
  const kindsWith = (name: string) => rows.distinct('kind', { 'params.name': name });
  for (const { name } of [closing, other]) expect((await kindsWith(name)).toSorted()).toEqual(naming.toSorted());

  const memberId = closing.aboutId;
  const nobody = { email: null, address: null, avatarKey: null, idProofKey: null, panProofKey: null };
  const profile = { memberId, revision: 9, name: closedAccountName, mobile: '', ...nobody };
  await publishEvent(test.service.prefix, profileChanged, profile);
  await publishEvent(test.service.prefix, accountClosed, { memberId, closedAt: new Date().toISOString() });
  const hasName = async () => JSON.stringify(await rows.find().toArray()).includes(closing.name);
  await poll(async () => !(await hasName()));
  expect((await kindsWith(other.name)).toSorted()).toEqual(naming.toSorted());
});
