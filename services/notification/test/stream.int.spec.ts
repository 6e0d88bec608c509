import type { ServerResponse } from 'node:http';
import { broadcast, markAllRead, notificationStream, sessionsRevoked, type NotificationView } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { poll, publishEvent } from '@deepam/testing';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { NotificationsRepository } from '../src/notifications/persistence/notifications.repository.js';
import { MemberStreams } from '../src/stream/member-streams.js';
import { NOTIFICATION_CONFIG } from '../src/config.js';
import { ChangeFeed } from '../src/stream/change-feed.js';
import { startNotification, type NotificationTest } from './notification-harness.js';

interface Line {
  readonly events: { id: string; data: NotificationView }[];
  readonly comments: number;
  readonly readings: number;
  readonly ended: boolean;
  close(): void;
}

let test: NotificationTest;
beforeAll(async () => {
  test = await startNotification({ STREAM_HEARTBEAT_MS: '200' });
});
afterAll(() => test.service.close());

async function open(token: string, lastEventId?: string): Promise<Line> {
  const abort = new AbortController();
  const response = await fetch(`${test.service.url}/api${notificationStream.path}`, {
    headers: { authorization: `Bearer ${token}`, ...(lastEventId && { 'last-event-id': lastEventId }) },
    signal: abort.signal,
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  const line = { events: [] as Line['events'], comments: 0, readings: 0, ended: false, close: () => abort.abort() };
  const read = async () => {
    let text = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) readBlock(block, line);
    }
  };
  void read()
    .catch(() => undefined)
    .finally(() => (line.ended = true));
  return line;
}

function readBlock(block: string, line: { events: Line['events']; comments: number; readings: number }): void {
  if (block.startsWith(':')) line.comments++;
  if (block.startsWith('event: read\n')) line.readings++;
  const [, id] = /^id: (.+)$/m.exec(block) ?? [];
  const [, data] = /^data: (.+)$/m.exec(block) ?? [];
  if (id && data) line.events.push({ id, data: JSON.parse(data) as NotificationView });
}

it('the stream sends news in order and once, and heartbeats in between', async () => {
  const memberId = newId();
  await test.credit(memberId);
  const line = await open(await test.token(memberId));
  await test.credit(memberId, 5);
  await poll(() => line.events.length >= 5 && line.comments >= 2);
  expect(line.events.map((event) => event.id)).toEqual(['2.0', '3.0', '4.0', '5.0', '6.0']);
  line.close();
});

it('the stream resumes after the last event: nothing is missing or repeated', async () => {
  const memberId = newId();
  const token = await test.token(memberId);
  const first = await open(token);
  await test.credit(memberId, 2);
  await poll(() => first.events.length === 2);
  first.close();
  await test.credit(memberId, 3);
  const second = await open(token, first.events[0]!.id);
  await test.credit(memberId);
  await poll(() => second.events.length >= 5);
  expect(second.events.map((event) => event.id.split('.')[0])).toEqual(['2', '3', '4', '5', '6']);
  second.close();
});

it('the stream keeps nothing of a reader who left before the stream began', async () => {
  const listening = jest.spyOn(test.service.app.get(ChangeFeed, { strict: false }), 'forMember');
  const gone = { destroyed: true } as ServerResponse;
  const reader = { memberId: newId(), isHead: false, sessionVersion: 1 };
  await test.service.app.get(MemberStreams, { strict: false }).start(reader, null, gone);
  expect(listening).not.toHaveBeenCalled();
  listening.mockRestore();
});

it('the stream reports a reading on one page to every page of the member, and to no other member', async () => {
  const [memberId, other] = [newId(), newId()];
  const token = await test.token(memberId);
  await test.credit(memberId);
  const config = test.service.app.get<{ STREAM_HEARTBEAT_MS: number }>(NOTIFICATION_CONFIG, { strict: false });
  const { STREAM_HEARTBEAT_MS: usual } = config;
  config.STREAM_HEARTBEAT_MS = 600_000;
  const [phone, desk, stranger] = [await open(token), await open(token), await open(await test.token(other))];
  config.STREAM_HEARTBEAT_MS = usual;
  await test.credit(memberId);
  await test.credit(other);
  await poll(() => [phone, desk, stranger].every(({ events }) => events.length === 1));
  await test.service.call(markAllRead, {}, token);
  await poll(() => phone.readings === 1 && desk.readings === 1);
  expect(stranger.readings).toBe(0);
  for (const line of [phone, desk, stranger]) line.close();
});

it('the stream reads the database after a heartbeat only if a change of the feed was lost', async () => {
  const memberId = newId();
  const deaf = jest.spyOn(test.service.app.get(ChangeFeed, { strict: false }), 'forMember');
  deaf.mockReturnValueOnce(() => undefined);
  const line = await open(await test.token(memberId));
  const { comments } = line;
  await poll(() => line.comments > comments);
  const reads = jest.spyOn(test.service.app.get(NotificationsRepository, { strict: false }), 'findAfter');
  const own = () => reads.mock.calls.filter(([id]) => id === memberId).length;
  const before = line.comments;
  await poll(() => line.comments > before + 3);
  expect(own()).toBe(0);
  await test.credit(memberId);
  await poll(() => line.events.length === 1);
  expect(own()).toBeGreaterThan(0);
  deaf.mockRestore();
  reads.mockRestore();
  line.close();
});

it('the stream never sends other people’s notifications', async () => {
  const [mine, other] = [newId(), newId()];
  const line = await open(await test.token(mine));
  await test.credit(other);
  const before = line.comments;
  await poll(() => line.comments > before + 1);
  expect(line.events).toEqual([]);
  line.close();
});

it('the stream sends broadcasts to everyone', async () => {
  const lines = await Promise.all([1, 2, 3].map(async () => open(await test.token(newId()))));
  const body = { title: 'Diwali', body: 'The office is closed.' };
  expect((await test.service.call(broadcast, { body }, test.headToken)).status).toBe(201);
  await poll(() => lines.every((line) => line.events.length === 1));
  for (const line of lines) {
    expect(line.events[0]?.data).toMatchObject({ kind: 'broadcast', title: 'Diwali', status: 'Unread' });
    line.close();
  }
});

it('the stream ends when the token does', async () => {
  const expiresAt = Math.ceil(Date.now() / 1000) + 4;
  const line = await open(await test.service.tokens.memberToken({ memberId: newId() }, { expiresAt }));
  await poll(() => line.ended);
});

it('the stream ends when the session is revoked', async () => {
  const memberId = newId();
  const line = await open(await test.service.tokens.memberToken({ memberId, sessionVersion: 1 }));
  await publishEvent(test.service.prefix, sessionsRevoked, { memberId, sessionVersion: 2 });
  await poll(() => line.ended);
  const again = await test.service.call(notificationStream, {}, await test.token(memberId));
  expect([again.status, again.error?.code]).toEqual([401, 'AUTH.SESSION_REVOKED']);
});

it('the stream ends with its own session immediately, and with no other of the member', async () => {
  const memberId = newId();
  const config = test.service.app.get<{ STREAM_HEARTBEAT_MS: number }>(NOTIFICATION_CONFIG, { strict: false });
  const { STREAM_HEARTBEAT_MS: usual } = config;
  config.STREAM_HEARTBEAT_MS = 600_000;
  const [phone, desk] = await Promise.all(
    ['the-phone', 'the-desk'].map(async (sessionId) =>
      open(await test.service.tokens.memberToken({ memberId, sessionId })),
    ),
  );
  config.STREAM_HEARTBEAT_MS = usual;
  await publishEvent(test.service.prefix, sessionsRevoked, { memberId, sessionVersion: 0, sessionId: 'the-phone' });
  await poll(() => phone!.ended);
  await test.credit(memberId);
  await poll(() => desk!.events.length === 1);
  expect(phone!.events).toEqual([]);
  desk!.close();
});
