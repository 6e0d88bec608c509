import { subscribePush } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import webPush from 'web-push';
import type { NotificationDocument } from '../src/notifications/persistence/notification.schema.js';
import { PushJobs } from '../src/push/push-jobs.js';
import { startNotification, type NotificationTest } from './notification-harness.js';
import { startPushVendor, type Browser, type PushVendor } from './push-vendor.js';

const minute = 60_000;

let test: NotificationTest;
let vendor: PushVendor;
const vapid = webPush.generateVAPIDKeys();
beforeAll(async () => {
  vendor = await startPushVendor();
  test = await startNotification({
    VAPID_PUBLIC_KEY: vapid.publicKey,
    VAPID_PRIVATE_KEY: vapid.privateKey,
    PUSH_TO_PRIVATE_ADDRESSES: 'true',
    PUSH_HOSTS: '127.0.0.1',
  });
});
afterAll(async () => {
  await test.service.close();
  await vendor.close();
});

const notifications = () => test.service.db.collection<NotificationDocument>('notifications');
const progress = async (memberId: string) => (await notifications().findOne({ memberId }))?.push;
const subscribed = async (memberId: string): Promise<Browser> => {
  const browser = vendor.newBrowser();
  const body = { endpoint: browser.endpoint, keys: browser.keys, serverKey: vapid.publicKey };
  await test.service.call(subscribePush, { body }, await test.token(memberId));
  return browser;
};
const waitingFor = (memberId: string, dueAt: Date): NotificationDocument => ({
  _id: newId(),
  memberId,
  kind: 'member-approved',
  params: {},
  status: 'Unsent',
  unread: true,
  seq: 1,
  createdAt: dueAt,
  subject: newId(),
  push: {
    state: 'waiting',
    tries: 0,
    dueAt,
    sentTo: [],
  },
});

it('a waiting push ends without a try if the member has no browser, and is tried if there is one', async () => {
  const [unheard, heard] = [newId(), newId()];
  const browser = await subscribed(heard);
  await Promise.all([test.credit(unheard), test.credit(heard)]);
  await poll(async () => (await progress(heard))?.state === 'done' && (await progress(unheard))?.state === 'done');
  expect(browser.received).toHaveLength(1);
  expect(await progress(heard)).toMatchObject({ tries: 1 });
  expect(await progress(unheard)).toMatchObject({ tries: 0 });
});

it('a waiting push reaches its browser behind more pushes without one than a batch has', async () => {
  const heard = newId();
  const browser = await subscribed(heard);
  const now = test.service.clock.now().getTime();
  const before = Array.from({ length: 450 }, (_, n) => waitingFor(newId(), new Date(now - minute - n)));
  await notifications().insertMany([...before, waitingFor(heard, new Date(now - 1))]);
  await poll(async () => (await notifications().countDocuments({ 'push.state': 'waiting' })) === 0);
  expect(browser.received).toHaveLength(1);
  const _id = { $in: before.map((one) => one._id) };
  expect(await notifications().countDocuments({ _id, 'push.tries': { $gt: 0 } })).toBe(0);
});

it('a waiting push is left to another worker that has taken it', async () => {
  const looked = test.service.clock.now();
  const taken = waitingFor(newId(), new Date(looked.getTime() + minute));
  await notifications().insertOne(taken);
  const jobs = test.service.app.get(PushJobs, { strict: false });
  await jobs.finishAll([taken._id], looked);
  expect(await progress(taken.memberId)).toMatchObject({ state: 'waiting' });
  await jobs.finishAll([taken._id], new Date(looked.getTime() + 2 * minute));
  expect(await progress(taken.memberId)).toMatchObject({ state: 'done' });
});
