import { text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { csvFile, csvMoment } from './csv.js';

const columns = [
  { title: 'Name', of: ({ name }: { name: string | null; sum: number }) => name },
  { title: 'Sum', of: ({ sum }: { sum: number }) => sum },
];

describe('a CSV file', () => {
  it('says times as they are in India', () => {
    expect(csvMoment(new Date('2026-01-05T20:00:05.000Z'))).toBe('2026-01-06 01:30:05');
  });

  it('begins with the mark of UTF-8 and a line of titles, and is written in pieces', async () => {
    async function* rows() {
      for (let i = 0; i < 5000; i++) yield { name: `Asha ${i}`, sum: i };
    }
    const stream = csvFile('people.csv', columns, rows()).getStream();
    let pieces = 0;
    stream.on('data', () => pieces++);
    const whole = await text(stream);
    expect(whole.startsWith('\uFEFFName,Sum\r\nAsha 0,0\r\n')).toBe(true);
    expect(whole.trimEnd().split('\r\n')).toHaveLength(5001);
    expect(pieces).toBeGreaterThan(3);
  });

  it('reads no further when nobody takes it any more', async () => {
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    async function* rows() {
      try {
        for (let i = 0; ; i++) yield { name: 'x'.repeat(1000), sum: i };
      } finally {
        end();
      }
    }
    const stream = csvFile('people.csv', columns, rows()).getStream();
    for await (const piece of stream) {
      expect(piece).toContain('Name');
      break;
    }
    await ended;
  });
});
