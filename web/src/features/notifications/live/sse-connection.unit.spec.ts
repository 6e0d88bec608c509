import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { readSseConnection } from './sse-connection.js';

const realFetch = globalThis.fetch;
beforeEach(() => void Object.assign(globalThis, { __API_ROUTES__: { notificationStream: ['GET', '/stream'] } }));
afterEach(() => void Object.assign(globalThis, { fetch: realFetch }));

const notificationEvent = { id: '7.0', event: 'notification', data: '{"a":"b: c"}' };
const text = 'retry: 3000\n\n: still here\n\nid: 7.0\nevent: notification\ndata: {"a":"b: c"}\n\n';

const streamOf = (pieces: readonly string[]) =>
  new ReadableStream({
    start(stream) {
      for (const piece of pieces) stream.enqueue(Buffer.from(piece));
      stream.close();
    },
  });

async function read(pieces: readonly string[], { status = 200, lastId = null as string | null } = {}) {
  const requests: Headers[] = [];
  globalThis.fetch = (_url, init) => {
    requests.push(new Headers(init?.headers));
    return Promise.resolve(new Response(streamOf(pieces), { status }));
  };
  const events: unknown[] = [];
  let signs = 0;
  const end = await readSseConnection({
    token: 'a.b.c',
    lastId,
    signal: new AbortController().signal,
    onSign: () => (signs += 1),
    onEvent: (event) => events.push(event),
  });
  return { end, events, signs, headers: requests[0]! };
}

it('the event stream returns each event once it is complete, and no comment', async () => {
  expect(await read([text])).toMatchObject({ end: 'ended', events: [notificationEvent] });
  expect(await read([text.slice(0, -1)])).toMatchObject({ end: 'ended', events: [] });
});

it.each([1, 2, 3, 7])('the stream is read the same in pieces of %d characters', async (size) => {
  const cut = (whole: string) => whole.match(new RegExp(`[^]{1,${size}}`, 'g'))!;
  expect((await read(cut(text))).events).toEqual([notificationEvent]);
  expect((await read(cut(text.replaceAll('\n', '\r\n')))).events).toEqual([notificationEvent]);
});

it('the event stream reports a heartbeat too', async () => {
  expect(await read([': still here\n\n', ': still here\n\n'])).toMatchObject({ events: [], signs: 2 });
});

it('the connection resumes after the last event, or with new ones', async () => {
  expect((await read([], { lastId: '6.3' })).headers.get('last-event-id')).toBe('6.3');
  const { headers } = await read([]);
  expect([headers.get('last-event-id'), headers.get('authorization')]).toEqual([null, 'Bearer a.b.c']);
});

it('the result tells a rejected login from a server error', async () => {
  expect((await read([], { status: 401 })).end).toBe('refused');
  expect((await read([], { status: 503 })).end).toBe('failed');
});
