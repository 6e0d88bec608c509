import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import exceljs from 'exceljs';
import { limits } from '../limits.js';
import { readRows } from './read-rows.js';

const cellsOf = async (bytes: Buffer) => (await readRows(bytes)).map(({ cells }) => cells);
const table = 'Date,Narration,Amount\r\n01/11/2026,"UPI/1, Asha",100.00\r\n';

type Sheet = readonly (readonly unknown[])[];
async function workbook(...sheets: readonly Sheet[]): Promise<Buffer> {
  const book = new exceljs.Workbook();
  book.addWorksheet('empty');
  sheets.forEach((rows, at) => book.addWorksheet(`sheet ${at}`).addRows(rows as unknown[][]));
  return Buffer.from(await book.xlsx.writeBuffer());
}

function zipOf(content: Buffer, saidSize: number, flags = 0): Buffer {
  const packed = deflateRawSync(content);
  const name = Buffer.from('xl/workbook.xml');
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(flags, 2);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(saidSize, 18);
  fields.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, name, packed]);
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, Buffer.alloc(14), name]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

describe('the rows of a file', () => {
  it.each([
    ['UTF-8', Buffer.from(table)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${table}`)],
    ['UTF-16 with its mark', Buffer.from(`\ufeff${table}`, 'utf16le')],
    ['UTF-16 without a mark', Buffer.from(table, 'utf16le')],
    [
      'semicolons',
      Buffer.from(table.replaceAll('"UPI/1, Asha"', 'UPI/1- Asha').replaceAll(',', ';').replace('-', ',')),
    ],
    [
      'tabs, which banks name .xls',
      Buffer.from(table.replace('"UPI/1, Asha"', 'UPI/1~ Asha').replaceAll(',', '\t').replace('~', ',')),
    ],
  ])('the rows of a file are read from %s', async (_what, bytes) => {
    expect(await cellsOf(bytes)).toEqual([
      ['Date', 'Narration', 'Amount'],
      ['01/11/2026', 'UPI/1, Asha', '100.00'],
    ]);
  });

  it('rows are read from Windows text, with stray quotation marks and line breaks in quotes', async () => {
    const bytes = Buffer.from('a,b,c\n"x\ny",5" pipe,caf\xe9\n\n1,2,3\n', 'latin1');
    expect(await readRows(bytes)).toEqual([
      { line: 1, cells: ['a', 'b', 'c'] },
      { line: 3, cells: ['x\ny', '5" pipe', 'café'] },
      { line: 5, cells: ['1', '2', '3'] },
    ]);
  });

  it('rows are read from the first XLSX sheet with rows, including dates and formulas', async () => {
    const bytes = await workbook([
      ['Date', 'Narration', 'Amount'],
      [new Date('2026-11-01'), { richText: [{ text: 'UPI/' }, { text: '1' }] }, { formula: '1+1', result: 2.5 }],
    ]);
    expect(await cellsOf(bytes)).toEqual([
      ['Date', 'Narration', 'Amount'],
      ['2026-11-01', 'UPI/1', '2.5'],
    ]);
  });
});

describe('a workbook with several sheets', () => {
  const notes = [
    ['Statement of account', 'Deepam', 'Nagpur'],
    ['Account', 'Branch', 'IFSC'],
    ['XXXX6789', 'Nagpur', 'SBIN0005943'],
  ];
  const statement = [
    ['Date', 'Narration', 'Debit', 'Credit', 'Balance'],
    [new Date('2026-11-27'), 'UPI/633212345678/ASHA', null, 1_500, 11_500],
  ];
  const spreadsheet = (...sheets: readonly Sheet[]) =>
    Buffer.from(
      `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">${sheets
        .map((rows) => {
          const cell = (value: unknown) =>
            `<Cell><Data>${value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '')}</Data></Cell>`;
          return `<Worksheet><Table>${rows.map((row) => `<Row>${row.map(cell).join('')}</Row>`).join('')}</Table></Worksheet>`;
        })
        .join('')}</Workbook>`,
    );

  it.each([
    ['XLSX', workbook],
    ['the XML of Excel 2003', spreadsheet],
  ])('a workbook with several sheets is read from the sheet with the statement, in %s', async (_form, write) => {
    expect((await cellsOf(await write(notes, statement)))[0]).toEqual(statement[0]);
    expect((await cellsOf(await write(statement, notes)))[0]).toEqual(statement[0]);
    expect((await cellsOf(await write(notes)))[0]).toEqual(notes[0]);
  });

  it.each([
    ['XLSX', workbook],
    ['the XML of Excel 2003', spreadsheet],
  ])('a workbook with two statements is rejected, in %s', async (_form, write) => {
    await expect(readRows(await write(statement, notes, statement))).rejects.toMatchObject({
      reason: 'several-statements',
    });
  });
});

it('a workbook is read in memory: nothing of it stays in a folder', async () => {
  const temporaryFiles = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`tmp-${process.pid}-`));
  const earlier = temporaryFiles();
  await readRows(await workbook([['Date', 'Narration', 'Amount']]));
  expect(temporaryFiles()).toEqual(earlier);
});

describe('a file is refused that', () => {
  it.each([
    ['is empty', Buffer.from(' \n,,\n'), 'empty'],
    ['is too large', Buffer.alloc(limits.bytes + 1, 'a'), 'too-large'],
    ['has too many rows', Buffer.from('1,2,3\n'.repeat(limits.rows + 1)), 'too-many-rows'],
    [
      'has rows behind more empty ones than are read',
      Buffer.from('1,2,3\n\n\n'.repeat(limits.rows - 1)),
      'too-many-rows',
    ],
    ['is a page', Buffer.from('<html><table>'), 'not-a-table'],
    [
      'is a web archive without a table',
      Buffer.from('MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n<html>Your statement</html>'),
      'not-a-table',
    ],
    ['is a PDF', Buffer.from('%PDF-1.7'), 'not-a-table'],
    [
      'has cells without end',
      Buffer.from(`1,2,${'x'.repeat(limits.columns * limits.cellLength + 1)}\n`),
      'not-a-table',
    ],
    ['is an old Excel file', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'old-excel'],
    [
      'has a password',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
      'protected',
    ],
    ['is a ZIP with a password', zipOf(Buffer.from('x'), 1, 1), 'protected'],
    ['is half a ZIP', zipOf(Buffer.from('x'), 1).subarray(0, 60), 'not-a-table'],
    ['is a ZIP of nothing known', zipOf(Buffer.from('x'), 1), 'not-a-table'],
  ])('%s', async (_what, bytes, reason) => {
    await expect(readRows(bytes)).rejects.toMatchObject({ reason });
  });

  it('a file that unpacks to more than its declared size is rejected before it is unpacked whole', async () => {
    const bomb = zipOf(Buffer.alloc(4 * limits.unpackedBytes), 10);
    expect(bomb.length).toBeLessThan(limits.bytes / 10);
    const before = process.memoryUsage().arrayBuffers;
    await expect(readRows(bomb)).rejects.toMatchObject({ reason: 'too-large' });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2 * limits.unpackedBytes);
  });

  it('a file whose unpacked size differs from its directory is judged by the counted size', async () => {
    const bytes = await workbook([['Date', 'Narration', 'Amount']]);
    const mark = Buffer.from('PK\x01\x02', 'latin1');
    for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 4)) bytes.writeUInt16LE(0, at + 10);
    await expect(readRows(bytes)).rejects.toMatchObject({ reason: 'not-a-table' });
  });
});
