import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, it, jest } from '@jest/globals';
import { MemberStream, type StreamedItem, type StreamedNews, type StreamPosition } from './member-stream.js';

const start: StreamPosition = { own: 0, broadcast: 0 };
const news = [{ view: { _id: '1' }, position: { own: 1, broadcast: 0 } }] as unknown as StreamedItem[];
const some: StreamedNews = { items: news, readings: 0 };
const none: StreamedNews = { items: [], readings: 0 };

function streamTo(response: object, after: () => Promise<StreamedNews>, mayGoOn = () => true): MemberStream {
  return new MemberStream(response as ServerResponse, start, { after, mayGoOn }, () => {});
}

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

it('a stream stops reading for a reader who left while there was news', async () => {
  const response = Object.assign(new EventEmitter(), { destroyed: false, writableEnded: false, write: () => true });
  const after = jest.fn(async () => {
    response.destroyed = true;
    return some;
  });
  streamTo(response, after).wake();
  await turns(20);
  expect(after).toHaveBeenCalledTimes(1);
});

it('a stream sends nothing more to a session that has ended, even before its next heartbeat', async () => {
  const write = jest.fn(() => true);
  const end = jest.fn();
  const after = jest.fn<() => Promise<StreamedNews>>().mockResolvedValueOnce(some).mockResolvedValue(none);
  const response = Object.assign(new EventEmitter(), { destroyed: false, writableEnded: false, write, end });
  streamTo(response, after, () => false).wake();
  await turns(20);
  expect([after.mock.calls, write.mock.calls, end.mock.calls.length]).toEqual([[], [], 1]);
});

it('a stream waits for a slow reader, and reads again after each news', async () => {
  const response = Object.assign(new EventEmitter(), { destroyed: false, writableEnded: false, write: () => false });
  const after = jest.fn<() => Promise<StreamedNews>>().mockResolvedValueOnce(some).mockResolvedValue(none);
  streamTo(response, after).wake();
  await turns(20);
  expect(after).toHaveBeenCalledTimes(1);
  response.emit('drain');
  await turns(20);
  expect(after).toHaveBeenCalledTimes(2);
});

it('a stream reports readings on other pages, and none from before it began', async () => {
  const write = jest.fn<(text: string) => boolean>(() => true);
  const response = Object.assign(new EventEmitter(), { destroyed: false, writableEnded: false, write });
  const after = jest
    .fn<() => Promise<StreamedNews>>()
    .mockResolvedValueOnce({ items: [], readings: 3 })
    .mockResolvedValue({ items: [], readings: 4 });
  const stream = streamTo(response, after);
  stream.wake();
  await turns(20);
  expect(write).not.toHaveBeenCalled();
  stream.wake();
  await turns(20);
  expect(write.mock.calls).toEqual([['event: read\ndata: {}\n\n']]);
});

it('a stream is behind when the database has a newer entry, broadcast or reading than it has sent', async () => {
  const response = Object.assign(new EventEmitter(), { destroyed: false, writableEnded: false, write: () => true });
  const after = jest.fn<() => Promise<StreamedNews>>().mockResolvedValueOnce(some).mockResolvedValue(none);
  const stream = streamTo(response, after);
  const state = { own: 1, broadcast: 0, readings: 0 };
  expect(stream.isBehind(state)).toBe(true);
  stream.wake();
  await turns(20);
  expect(stream.isBehind(state)).toBe(false);
  for (const newer of [{ own: 2 }, { broadcast: 1 }, { readings: 1 }]) {
    expect(stream.isBehind({ ...state, ...newer })).toBe(true);
  }
});
