import { commissionCredited, listNotifications } from '@deepam/contracts';
import { firstIdAt, newId } from '@deepam/platform';
import { poll, publishEvent, type TestService } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { OldNotifications } from '../src/notifications/old-notifications.js';
import { credit, startNotification } from './notification-harness.js';

let service: TestService;
let tokenOf: (memberId: string) => Promise<string>;

beforeAll(async () => {
  ({ service, token: tokenOf } = await startNotification());
});
afterAll(() => service.close());

it('each page continues after the last one, newest first', async () => {
  const memberId = newId();
  const token = await tokenOf(memberId);
  for (let i = 0; i < 5; i++) await publishEvent(service.prefix, commissionCredited, credit(memberId));
  const whole = await poll(async () => {
    const found = (await service.call(listNotifications, { query: {} }, token)).body;
    return found.length === 5 && found;
  });
  const walked: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await service.call(listNotifications, { query: { limit: 2, cursor } }, token);
    walked.push(...page.body.map((item) => item._id));
    cursor = page.headers['x-next-cursor'] as string | undefined;
  } while (cursor);
  expect(walked).toEqual(whole.map((item) => item._id));
});

it('the notifications of a member are complete up to 500 without a limit, and marked when there are more', async () => {
  const memberId = newId();
  const token = await tokenOf(memberId);
  const rows = service.db.collection<{ _id: string }>('notifications');
  await publishEvent(service.prefix, commissionCredited, credit(memberId));
  const { _id, ...row } = await poll(() => rows.findOne({ memberId }));
  const copy = (seq: number) => ({ ...row, _id: newId(), seq, subject: `${newId()}.1` });
  await rows.insertMany(Array.from({ length: 499 }, (_, i) => copy(i + 2)));
  const page = async () => service.call(listNotifications, { query: {} }, token);
  const whole = await page();
  expect([whole.body.length, whole.headers['x-cut']]).toEqual([500, undefined]);
  expect(new Set(whole.body.map((item) => item._id))).toContain(_id);
  await rows.insertOne(copy(501));
  const cut = await page();
  expect([cut.body.length, cut.headers['x-cut']]).toEqual([500, 'true']);
});

it('the notifications of a member are removed after NOTIFICATION_KEEP_DAYS, and not a day before', async () => {
  const memberId = newId();
  await publishEvent(service.prefix, commissionCredited, credit(memberId));
  const rows = service.db.collection<{ _id: string }>('notifications');
  const { _id: __, ...row } = await poll(() => rows.findOne({ memberId }));
  const ofDaysAgo = (days: number) => firstIdAt(Date.now() - days * 86_400_000).slice(0, 8) + newId().slice(8);
  const [kept, old] = [ofDaysAgo(729), ofDaysAgo(731)];
  await rows.insertMany([kept, old].map((_id, n) => ({ ...row, _id, seq: 2 + n, subject: `${newId()}.1` })));
  await service.app.get(OldNotifications, { strict: false }).remove();
  const left = await rows.find({ memberId }).sort({ _id: 1 }).toArray();
  expect(left.map(({ _id }) => _id)).toEqual([kept, expect.any(String)]);
});
