import { describe, expect, it } from '@jest/globals';
import { eventReader, type StreamEvent } from './event-stream.js';

function read(...pieces: string[]): StreamEvent[] {
  const events: StreamEvent[] = [];
  const feed = eventReader((event) => events.push(event));
  pieces.forEach(feed);
  return events;
}
const one = { id: '7.0', event: 'notification', data: '{"a":"b: c"}' };
const text = 'retry: 3000\n\n: still here\n\nid: 7.0\nevent: notification\ndata: {"a":"b: c"}\n\n';

describe('a stream of events', () => {
  it('gives each event once it is whole, and no comment', () => {
    expect(read(text)).toEqual([one]);
    expect(read(text.slice(0, -1))).toEqual([]);
  });

  it.each([1, 2, 3, 7])('is read the same in pieces of %d characters', (size) => {
    const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g'))!;
    expect(read(...pieces)).toEqual([one]);
    expect(read(...text.replaceAll('\n', '\r\n').match(new RegExp(`[^]{1,${size}}`, 'g'))!)).toEqual([one]);
  });

  it('joins several lines of data, and calls an event without a name a message', () => {
    expect(read('data: one\ndata: two\n\n')).toEqual([{ id: '', event: 'message', data: 'one\ntwo' }]);
  });

  it('keeps the last id for events that bring none', () => {
    expect(read('id: 1.0\ndata: a\n\n', 'data: b\n\n').map(({ id }) => id)).toEqual(['1.0', '1.0']);
  });
});
