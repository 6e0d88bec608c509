import { latestUnread, listNotifications, markAllRead, markRead, notificationStream } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startNotification, type NotificationTest } from './notification-harness.js';

interface Row {
  readonly _id: string;
  readonly seq: number;
}

let test: NotificationTest;
beforeAll(async () => {
  test = await startNotification({ STREAM_HEARTBEAT_MS: '200' });
});
afterAll(() => test.service.close());

const rows = () => test.service.db.collection<Row>('notifications');

/** A newer release stores such rows: the kind has no text here, and only the common fields are known. */
async function toldByNewer(memberId: string): Promise<string> {
  const [row] = await rows().find({ memberId }).sort({ seq: -1 }).limit(1).toArray();
  const fields = {
    _id: newId(),
    seq: row!.seq + 1,
    kind: 'lamp-lit',
    subject: newId(),
    params: { lamp: { oil: 1 } },
    createdAt: new Date(),
    status: 'Unsent',
    unread: true,
  };
  await rows().insertOne({ ...row!, ...fields });
  return fields._id;
}

async function reader() {
  const memberId = newId();
  const token = await test.token(memberId);
  await test.credit(memberId);
  const newer = [await toldByNewer(memberId), await toldByNewer(memberId)];
  // The numbers come from the inbox, which a newer process also changes.
  const inboxes = test.service.db.collection<{ _id: string }>('inboxes');
  await inboxes.updateOne({ _id: memberId }, { $inc: { lastSeq: 2 } });
  await test.credit(memberId);
  const call: NotificationTest['service']['call'] = (endpoint, input) => test.service.call(endpoint, input, token);
  return { memberId, token, newer, call };
}

const general = { kind: 'unknown', title: 'News', body: 'There is something new for you.', params: {} };

it('such a notification is listed with a general text, on its page', async () => {
  const { call, newer } = await reader();
  const whole = (await call(listNotifications, { query: {} })).body;
  expect(whole.map(({ kind }) => kind)).toEqual(['commission-credited', 'unknown', 'unknown', 'commission-credited']);
  expect(whole.slice(1, 3)).toEqual(
    newer.toReversed().map((_id) => expect.objectContaining({ _id, ...general, link: '/notifications' })),
  );
  const walked: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await call(listNotifications, { query: { limit: 1, cursor } });
    walked.push(...page.body.map((one) => one._id));
    cursor = page.headers['x-next-cursor'] as string | undefined;
  } while (cursor);
  expect(walked).toEqual(whole.map(({ _id }) => _id));
});

it('such a notification counts as unread until it is read', async () => {
  const { call, newer } = await reader();
  const unread = async () => {
    const { body, headers } = await call(latestUnread, {});
    return [Number(headers['x-total-count']), body.filter(({ kind }) => kind === 'unknown').length];
  };
  expect(await unread()).toEqual([4, 2]);
  await call(markRead, { params: { id: newer[0]! } });
  expect(await unread()).toEqual([3, 1]);
  await call(markAllRead, {});
  expect(await unread()).toEqual([0, 0]);
});

it('the stream sends it once, and the later ones too', async () => {
  const { token, newer, memberId } = await reader();
  const abort = new AbortController();
  const answer = await fetch(`${test.service.url}/api${notificationStream.path}`, {
    headers: { authorization: `Bearer ${token}`, 'last-event-id': '1.0' },
    signal: abort.signal,
  });
  let text = '';
  const reading = (async () => {
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) text += chunk;
  })().catch(() => undefined);
  await poll(() => text.includes('id: 4.0\n'));
  const [late] = [await toldByNewer(memberId)];
  await poll(() => text.includes(late));
  abort.abort();
  await reading;
  expect([...text.matchAll(/^id: (.*)$/gm)].map(([, id]) => id)).toEqual(['2.0', '3.0', '4.0', '5.0']);
  for (const id of newer) expect(text.split(id)).toHaveLength(2);
  expect(text).toContain(general.body);
});
