import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { limits } from '../limits.js';
import { StatementReader } from './statement-reader.js';

const megabyte = 1_048_576;

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'statement-reader-'));
});
afterAll(() => rm(directory, { recursive: true }));

async function fileOf(bytes: Buffer | string): Promise<{ path: string }> {
  const path = join(directory, 'statement');
  await writeFile(path, bytes);
  return { path };
}

function workbookOf(parts: Readonly<Record<string, string>>): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const packed = deflateRawSync(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(Buffer.byteLength(content), 18);
    fields.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const entry = [Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), packed];
    local.push(...entry);
    offset += entry.reduce((sum, { length }) => sum + length, 0);
    central.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, place, Buffer.from(name));
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(Buffer.concat(central).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, ...central, end]);
}

function bomb(): Buffer {
  const cells = Array.from(
    { length: limits.columns },
    (_, at) => `<c t="inlineStr"><is><t>${at % 10}</t></is></c>`,
  ).join('');
  const row = `<row>${cells}</row>`;
  const rows = row.repeat(Math.floor((44 * 1024 * 1024) / row.length));
  return workbookOf({
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
  });
}

it('the reader of statements returns the rows of a file', async () => {
  const rows = await new StatementReader().rows(await fileOf('Date,Text,Amount\n01/11/2026,a,5\n'), 'asha');
  expect(rows).toEqual([
    { line: 1, cells: ['Date', 'Text', 'Amount'] },
    { line: 2, cells: ['01/11/2026', 'a', '5'] },
  ]);
});

it('the reader of statements refuses a workbook of 44 MB of rows while the service stays responsive', async () => {
  const bytes = bomb();
  expect(bytes.length).toBeLessThan(300_000);
  const file = await fileOf(bytes);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await expect(new StatementReader().rows(file, 'asha')).rejects.toMatchObject({ code: 'FILE.STATEMENT_TOO_LARGE' });
  delay.disable();
  expect(delay.max / 1e6).toBeLessThan(1_000);
});

it.each([
  ['processor time', { time: 60_000, processorTime: 300, memory: 512 * megabyte }],
  ['memory', { time: 60_000, processorTime: 60_000, memory: 120 * megabyte }],
])('the reader of statements refuses a file that takes too much %s, and reads the next one', async (_what, most) => {
  const reader = new StatementReader({ ...most, longestLife: 50 });
  await expect(reader.rows(await fileOf(bomb()), 'asha')).rejects.toMatchObject({ code: 'FILE.STATEMENT_TOO_LARGE' });
  expect(await new StatementReader().rows(await fileOf('Date,Text,Amount\n01/11/2026,a,5\n'), 'asha')).toHaveLength(2);
});

it('the reader reports a busy service when a file takes long without much work', async () => {
  const reader = new StatementReader({ time: 300, processorTime: 60_000, memory: 512 * megabyte, longestLife: 50 });
  await expect(reader.rows(await fileOf(bomb()), 'asha')).rejects.toMatchObject({ code: 'SERVER.UNAVAILABLE' });
});

it('the reader of statements reads the file of a second clerk before the other files of a clerk who sent three', async () => {
  const reader = new StatementReader();
  const file = await fileOf('Date,Text,Amount\n01/11/2026,a,5\n');
  const read: string[] = [];
  const send = async (clerk: string) => {
    await reader.rows(file, clerk);
    read.push(clerk);
  };
  await Promise.all(['asha', 'asha', 'asha', 'bina'].map(send));
  expect(read).toEqual(['asha', 'bina', 'asha', 'asha']);
});

it('the reader gives the reason for a rejected file', async () => {
  const reader = new StatementReader();
  await expect(reader.rows(await fileOf('\n'), 'asha')).rejects.toMatchObject({ code: 'FILE.STATEMENT_EMPTY' });
  await expect(reader.table(await fileOf('a,b\nc,d\n'), 'asha')).rejects.toMatchObject({
    code: 'FILE.NOT_A_STATEMENT',
  });
});
