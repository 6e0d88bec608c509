import { broadcast, latestUnread, listBroadcasts, listNotifications, markAllRead, markRead } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startNotification, type NotificationTest } from './notification-harness.js';

let test: NotificationTest;
beforeAll(async () => {
  test = await startNotification();
});
afterAll(() => test.service.close());

const send = async (title: string) => {
  const { body } = await test.service.call(broadcast, { body: { title, body: 'Text' } }, test.headToken);
  return body._id;
};
const titles = async (token: string) =>
  (await test.service.call(listNotifications, { query: {} }, token)).body.map((item) => item.title);
const unread = async (token: string) =>
  Number((await test.service.call(latestUnread, {}, token)).headers['x-total-count']);

it('a broadcast is one record, and each member reads it separately', async () => {
  const [asha, ravi] = await Promise.all([test.token(newId()), test.token(newId())]);
  const id = await send('First');
  await send('Second');
  expect(await test.service.db.collection('broadcasts').countDocuments()).toBe(2);
  expect(await titles(asha)).toEqual(['Second', 'First']);
  expect(await unread(asha)).toBe(2);
  expect((await test.service.call(markRead, { params: { id } }, asha)).status).toBe(200);
  expect((await test.service.call(markRead, { params: { id } }, asha)).status).toBe(200);
  expect([await unread(asha), await unread(ravi)]).toEqual([1, 2]);
  await test.service.call(markAllRead, {}, asha);
  expect([await unread(asha), await unread(ravi)]).toEqual([0, 2]);
});

it('broadcasts are listed among the own notifications by time, over pages', async () => {
  const memberId = newId();
  const token = await test.token(memberId);
  await test.credit(memberId, 2);
  await send('Between');
  await test.credit(memberId, 2);
  const whole = (await test.service.call(listNotifications, { query: { limit: 200 } }, token)).body;
  const walked = [];
  let cursor: string | undefined;
  do {
    const page = await test.service.call(listNotifications, { query: { limit: 2, cursor } }, token);
    walked.push(...page.body);
    cursor = page.headers['x-next-cursor'] as string | undefined;
  } while (cursor);
  expect(walked).toEqual(whole);
  const times = whole.map((item) => item.createdAt);
  expect(times).toEqual([...times].sort().reverse());
  expect(whole.filter((item) => item.kind === 'broadcast').map((item) => item.title)).toContain('Between');
});

it('the head sees all broadcasts, newest first, with their senders; other people can’t', async () => {
  await send('Third');
  await send('Fourth');
  const page = (cursor?: string) => test.service.call(listBroadcasts, { query: { limit: 2, cursor } }, test.headToken);
  const first = await page();
  expect(first.body).toMatchObject([
    { title: 'Fourth', body: 'Text', sentBy: 'The head' },
    { title: 'Third', body: 'Text', sentBy: 'The head' },
  ]);
  const second = await page(first.headers['x-next-cursor'] as string);
  expect(second.body[0]?.title).toBe('Between');
  const other = await test.service.call(listBroadcasts, { query: {} }, await test.token(newId()));
  expect(other.status).toBe(403);
});

it('a new member does not get earlier broadcasts', async () => {
  await send('Old news');
  const seconds = Math.floor(Date.now() / 1000) + 60;
  const token = await test.token(seconds.toString(16) + '0'.repeat(16));
  expect(await titles(token)).toEqual([]);
  expect(await unread(token)).toBe(0);
});

it('only the head sends broadcasts', async () => {
  const answer = await test.service.call(broadcast, { body: { title: 'x', body: 'y' } }, await test.token(newId()));
  expect([answer.status, answer.error?.code]).toEqual([403, 'ACCESS.HEAD_ONLY']);
});
