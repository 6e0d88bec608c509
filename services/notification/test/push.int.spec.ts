import {
  broadcast,
  notificationPreferences,
  pushKey,
  handedPasswordReplaced,
  sessionsRevoked,
  temporaryPasswordGiven,
  setNotificationPreferences,
  subscribePush,
  unsubscribePush,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { poll, publishEvent } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import webPush from 'web-push';
import { startNotification, type NotificationTest } from './notification-harness.js';
import { startPushVendor, type Browser, type PushVendor } from './push-vendor.js';

let test: NotificationTest;
let vendor: PushVendor;
const [vapid, before] = [webPush.generateVAPIDKeys(), webPush.generateVAPIDKeys()];
beforeAll(async () => {
  vendor = await startPushVendor();
  test = await startNotification({
    VAPID_PUBLIC_KEY: `${vapid.publicKey},${before.publicKey}`,
    VAPID_PRIVATE_KEY: `${vapid.privateKey},${before.privateKey}`,
    PUSH_TO_PRIVATE_ADDRESSES: 'true',
    PUSH_HOSTS: '127.0.0.1',
  });
});
afterAll(async () => {
  await test.service.close();
  await vendor.close();
});

const subscribe = async (
  memberId: string,
  browser = vendor.newBrowser(),
  serverKey: string | undefined = vapid.publicKey,
): Promise<Browser> => {
  const { endpoint, keys } = browser;
  const answer = await test.service.call(
    subscribePush,
    { body: { endpoint, keys, serverKey } },
    await test.token(memberId),
  );
  expect(answer.status).toBe(201);
  return browser;
};
const row = (memberId: string) => test.service.db.collection('notifications').findOne({ memberId });
const subscriptions = (memberId: string) =>
  test.service.db.collection('push_subscriptions').countDocuments({ memberId });

it('a push reaches each browser of the member, encrypted for it only and signed by the server', async () => {
  const memberId = newId();
  const browsers = [await subscribe(memberId), await subscribe(memberId)];
  await test.credit(memberId);
  await poll(() => browsers.every((browser) => browser.received.length === 1));
  expect(browsers[0]?.received[0]).toMatchObject({
    kind: 'commission-credited',
    title: 'Commission credited',
    body: 'You earned ₹125.50 from the Gold plan of Asha Patil (level 1).',
    url: '/wallet',
  });
  expect(vendor.authorizations.at(-1)).toContain(`k=${vapid.publicKey}`);
  await poll(async () => (await row(memberId))?.['status'] === 'Unread');
  const key = await test.service.call(pushKey, {}, await test.token(memberId));
  expect(key.body.publicKey).toBe(vapid.publicKey);
});

it('a browser that subscribed for the previous pair is reached by that pair, until it subscribes again', async () => {
  const memberId = newId();
  const browser = await subscribe(memberId, vendor.newBrowser(), before.publicKey);
  await test.credit(memberId);
  await poll(() => browser.received.length === 1);
  expect(vendor.authorizations.at(-1)).toContain(`k=${before.publicKey}`);
  await subscribe(memberId, browser);
  await test.credit(memberId);
  await poll(() => browser.received.length === 2);
  expect(vendor.authorizations.at(-1)).toContain(`k=${vapid.publicKey}`);
});

it('a browser that subscribed for a removed pair is removed', async () => {
  const memberId = newId();
  const browser = await subscribe(memberId, vendor.newBrowser(), webPush.generateVAPIDKeys().publicKey);
  await test.credit(memberId);
  await poll(async () => (await subscriptions(memberId)) === 0);
  expect(vendor.calls(browser)).toBe(0);
});

it('a browser whose session has ended is not reached, whether an event or identity itself reports the end', async () => {
  const memberId = newId();
  const { tokens, prefix } = test.service;
  const inSession = async (sessionId: string) => {
    const browser = vendor.newBrowser();
    const { endpoint, keys } = browser;
    const token = await tokens.memberToken({ memberId, sessionId });
    await test.service.call(subscribePush, { body: { endpoint, keys } }, token);
    return { browser, token };
  };
  const [phone, desk, stays] = await Promise.all(['the-phone', 'the-desk', 'another'].map(inSession));
  await publishEvent(prefix, sessionsRevoked, { memberId, sessionVersion: 0, sessionId: 'the-phone' });
  await poll(async () => (await subscriptions(memberId)) === 2);
  const revokedAt = new Date().toISOString();
  tokens.revocations.push({ memberId, sessionVersion: 0, sessionId: 'the-desk', revokedAt });
  await poll(async () => (await test.service.call(pushKey, {}, desk!.token)).status === 401, { timeout: 6_000 });
  expect(await subscriptions(memberId)).toBe(2);
  await test.credit(memberId);
  await poll(() => stays!.browser.received.length === 1);
  expect([phone, desk].map((ended) => ended!.browser.received)).toEqual([[], []]);
});

it('the browsers of an owner who was logged out everywhere are reached when another person has given a password', async () => {
  const memberId = newId();
  const { prefix, db } = test.service;
  const browser = await subscribe(memberId);
  await publishEvent(prefix, sessionsRevoked, { memberId, sessionVersion: 2 });
  await poll(() => db.collection('push_subscriptions').findOne({ memberId, endedAt: { $exists: true } }));
  const [by, at] = [{ byId: newId(), influencedBy: [] }, new Date().toISOString()];
  await test.credit(memberId);
  await publishEvent(prefix, temporaryPasswordGiven, { memberId, ...by, givenAt: at, validUntil: at });
  await poll(() => browser.received.length === 1);
  await publishEvent(prefix, handedPasswordReplaced, {
    memberId,
    ...by,
    isFirst: false,
    replacedAt: at,
    heldUntil: at,
  });
  await poll(() => browser.received.length === 2);
  expect(browser.received.map(({ kind }) => kind)).toEqual(['temporary-password-given', 'handed-password-replaced']);
});

it.each([404, 410])('a removed browser (%i) is deleted', async (status) => {
  const memberId = newId();
  const [gone, there] = [await subscribe(memberId), await subscribe(memberId)];
  vendor.answer(gone, status);
  await test.credit(memberId);
  await poll(async () => (await subscriptions(memberId)) === 1);
  await poll(() => there.received.length === 1);
});

it.each([401, 403])('a browser stays although its push service rejects our signature (%i)', async (status) => {
  const memberId = newId();
  const browser = await subscribe(memberId);
  vendor.answer(browser, status);
  await test.credit(memberId);
  await poll(() => vendor.calls(browser) === 1);
  vendor.answer(browser, 201);
  await poll(async () => (await row(memberId))?.['push'].tries === 1);
  test.service.clock.advance(6_000);
  await poll(() => browser.received.length === 1);
  expect(await subscriptions(memberId)).toBe(1);
});

it('a vendor in trouble is tried again later, without a second push to the others', async () => {
  const memberId = newId();
  const [busy, well] = [await subscribe(memberId), await subscribe(memberId)];
  vendor.answer(busy, 503);
  await test.credit(memberId);
  await poll(async () => (await row(memberId))?.['push'].sentTo.length === 1);
  expect((await row(memberId))?.['status']).toBe('Unsent');
  vendor.answer(busy, 201);
  test.service.clock.advance(6_000);
  await poll(() => busy.received.length === 1);
  await poll(async () => (await row(memberId))?.['push'].state === 'done');
  expect([well.received.length, (await row(memberId))?.['status']]).toEqual([1, 'Unread']);
});

it('a kind that the member has muted is not pushed, and can be unmuted', async () => {
  const memberId = newId();
  const token = await test.token(memberId);
  const browser = await subscribe(memberId);
  const set = (push: boolean) =>
    test.service.call(
      setNotificationPreferences,
      { body: { preferences: [{ kind: 'commission-credited', push }] } },
      token,
    );
  await set(false);
  const { body } = await test.service.call(notificationPreferences, {}, token);
  expect(body.filter((one) => !one.push)).toEqual([{ kind: 'commission-credited', push: false }]);
  await test.credit(memberId);
  await poll(async () => (await row(memberId))?.['push'].state === 'done');
  await set(true);
  await test.credit(memberId);
  await poll(() => browser.received.length > 0);
  expect(vendor.calls(browser)).toBe(1);
});

it('a broadcast goes to every browser once, from one record', async () => {
  const browsers = await Promise.all(Array.from({ length: 120 }, () => subscribe(newId())));
  await test.service.call(broadcast, { body: { title: 'Diwali', body: 'Closed.' } }, test.headToken);
  await poll(() => browsers.every((browser) => browser.received.length > 0));
  await poll(async () => (await test.service.db.collection('broadcasts').findOne({}))?.['push'].state === 'done');
  expect(new Set(browsers.map((browser) => vendor.calls(browser)))).toEqual(new Set([1]));
});

it('a kind of a newer release is pushed with a general text', async () => {
  const memberId = newId();
  await test.credit(memberId);
  const stored = await poll(async () => {
    const found = await row(memberId);
    return found?.['push'].state === 'done' && found;
  });
  const browser = await subscribe(memberId);
  const newer = { _id: newId(), seq: 2, kind: 'lamp-lit', subject: newId(), params: { lamp: { oil: 1 } } };
  const push = { ...stored['push'], state: 'waiting', tries: 0 };
  const rows = test.service.db.collection<{ _id: string; push: object }>('notifications');
  await rows.insertOne({ ...stored, ...newer, push });
  await poll(() => browser.received.length > 0);
  const general = { kind: 'unknown', title: 'News', body: 'There is something new for you.', params: {} };
  expect(browser.received).toEqual([{ id: newer._id, ...general, url: '/notifications' }]);
});

it('a member has ten browsers at most: a new one replaces the oldest', async () => {
  const memberId = newId();
  const browsers: Browser[] = [];
  for (let count = 0; count < 11; count += 1) {
    browsers.push(await subscribe(memberId));
    test.service.clock.advance(1_000);
  }
  expect(await subscriptions(memberId)).toBe(10);
  await subscribe(memberId, browsers[1]);
  expect(await subscriptions(memberId)).toBe(10);
  await test.credit(memberId);
  await poll(() => browsers.slice(1).every((browser) => browser.received.length === 1));
  expect(vendor.calls(browsers[0]!)).toBe(0);
});

it('a vendor that never answers does not delay other pushes', async () => {
  const slow = newId();
  const silent = await subscribe(slow);
  vendor.silence(silent);
  await test.credit(slow, 3);
  await poll(() => vendor.calls(silent) > 0);
  const quick = newId();
  const browser = await subscribe(quick);
  await test.credit(quick);
  // Three pushes that wait for their time limits in sequence would take longer.
  await poll(() => browser.received.length === 1, { timeout: 4_000 });
  await test.service.call(broadcast, { body: { title: 'Holi', body: 'Closed.' } }, test.headToken);
  await poll(() => browser.received.length === 2, { timeout: 4_000 });
});

it('a slow browser is tried again only after a while, and one of a removed host never', async () => {
  const broadcasts = test.service.db.collection('broadcasts');
  await poll(async () => (await broadcasts.countDocuments({ 'push.state': 'waiting' })) === 0);
  const slow = newId();
  const silent = await subscribe(slow);
  vendor.silence(silent);
  await test.credit(slow);
  await poll(() => vendor.calls(silent) > 0);
  // The first retry in five seconds has replaced the lease of a minute.
  const soon = () => test.service.clock.now().getTime() + 10_000;
  await poll(async () => (await row(slow))?.['push'].dueAt.getTime() < soon());
  test.service.clock.advance(6_000);
  await poll(async () => (await row(slow))?.['push'].tries > 1);
  expect(vendor.calls(silent)).toBe(1);
  const memberId = newId();
  const browser = await subscribe(memberId);
  const stored = test.service.db.collection('push_subscriptions');
  await stored.updateOne({ memberId }, { $set: { endpoint: browser.endpoint.replace('127.0.0.1', 'localhost') } });
  await test.credit(memberId);
  await poll(async () => (await subscriptions(memberId)) === 0);
  expect(vendor.calls(browser)).toBe(0);
});

it('pushes end with the subscription, which no other member can end', async () => {
  const memberId = newId();
  const { endpoint } = await subscribe(memberId);
  await test.service.call(unsubscribePush, { query: { endpoint } }, await test.token(newId()));
  expect(await subscriptions(memberId)).toBe(1);
  await test.service.call(unsubscribePush, { query: { endpoint } }, await test.token(memberId));
  expect(await subscriptions(memberId)).toBe(0);
});

it("addresses that are no vendor's are refused outside of tests", async () => {
  const strict = await startNotification({ VAPID_PUBLIC_KEY: vapid.publicKey, VAPID_PRIVATE_KEY: vapid.privateKey });
  try {
    const { keys } = vendor.newBrowser();
    for (const endpoint of [
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com:8443/x',
      'https://push.example.com/x',
      'https://fcm.googleapis.com.example.com/x',
      'https://127.0.0.1/x',
      'https://[::1]/',
      'https://mongo/x',
    ]) {
      const answer = await strict.service.call(subscribePush, { body: { endpoint, keys } }, strict.headToken);
      expect([endpoint, answer.error?.code]).toEqual([endpoint, 'NOTIFICATION.PUSH_ENDPOINT_REFUSED']);
    }
    for (const host of ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com']) {
      const body = { endpoint: `https://${host}/send/x`, keys };
      expect((await strict.service.call(subscribePush, { body }, strict.headToken)).status).toBe(201);
    }
  } finally {
    await strict.service.close();
  }
});
