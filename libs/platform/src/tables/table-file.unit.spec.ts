import { text } from 'node:stream/consumers';
import { tableTypes } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { csvMoment, tableFile } from './table-file.js';

const columns = [
  { title: 'Name', value: ({ name }: { name: string | null; sum: number }) => name },
  { title: 'Sum', value: ({ sum }: { sum: number }) => sum },
];

it('a CSV file has Indian times', () => {
  expect(csvMoment(new Date('2026-01-05T20:00:05.000Z'))).toBe('2026-01-06 01:30:05');
});

it('a CSV file begins with the mark of UTF-8 and a line of titles, and is written in pieces', async () => {
  async function* rows() {
    for (let i = 0; i < 5000; i++) yield { name: `Asha ${i}`, sum: i };
  }
  const stream = tableFile('people', 'csv', columns, rows()).getStream();
  let pieces = 0;
  stream.on('data', () => pieces++);
  const whole = await text(stream);
  expect(whole.startsWith('\uFEFFName,Sum\r\nAsha 0,0\r\n')).toBe(true);
  expect(whole.trimEnd().split('\r\n')).toHaveLength(5001);
  expect(pieces).toBeGreaterThan(3);
});

it('a CSV file ends with the totals of its money and summed columns, in whole paise', async () => {
  async function* rows() {
    for (let i = 0; i < 10; i++) yield { name: 'Asha', sum: 0.1 };
  }
  const summed = [columns[0]!, { ...columns[1]!, isMoney: true as const }];
  const whole = await text(tableFile('people', 'csv', summed, rows()).getStream());
  expect(whole.trimEnd().split('\r\n').at(-1)).toBe('Total,1.00');
  const { type, disposition } = tableFile('people', 'xlsx', summed, rows()).getHeaders();
  expect([type, disposition]).toEqual([tableTypes.xlsx, 'attachment; filename="people.xlsx"']);
});

it('reading stops when the client disconnects', async () => {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  async function* rows() {
    try {
      for (let i = 0; ; i++) yield { name: 'x'.repeat(1000), sum: i };
    } finally {
      end();
    }
  }
  const stream = tableFile('people', 'csv', columns, rows()).getStream();
  for await (const piece of stream) {
    expect(piece).toContain('Name');
    break;
  }
  await ended;
});
