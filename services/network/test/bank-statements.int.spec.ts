import { deflateRawSync } from 'node:zlib';
import { bankStatements, maxFileBytes } from '@deepam/contracts';
import { CompanyAccounts } from '@deepam/messaging';
import { newId } from '@deepam/platform';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { bankDesk, credit, freshUtr, layout, price } from './bank-desk.js';
import { csvFile, statementCsv } from './bank-files.js';
import { refusedWith } from './plan-payments.js';
import { TestNetwork, type Person } from './test-network.js';

let network: TestNetwork;
let head: Person;
const { preview, take, confirm, importFile, lineOf, proof, requestFor } = bankDesk(
  () => network,
  () => head,
);

beforeAll(async () => {
  network = await TestNetwork.start();
  head = await network.head();
});
afterAll(() => network.close());

describe('a statement of unknown columns', () => {
  it('the statement is previewed before the import, and its columns are confirmed once', async () => {
    const headers = ['Date', 'Narration', 'Ref No', 'Paid Out', 'Paid In', 'Teller'];
    const file = csvFile(statementCsv([credit(freshUtr()), { narration: 'RENT', debit: 40 }], headers));
    const seen = await preview(file);
    expect(seen.body).toMatchObject({ source: 'guessed', layout, brokenCount: 0, confirmed: null });
    expect(seen.body.totals).toMatchObject({ lines: 2, credits: 1, creditAmount: price, debits: 1, debitAmount: 40 });
    expect(seen.body.rows[0]!.cells[1]).toBe(seen.body.lines[0]!.narration);
    expect(await importFile(file)).toMatchObject(refusedWith(409, 'NETWORK.LAYOUT_UNCONFIRMED'));
    expect(await confirm(headers)).toMatchObject({ status: 200, body: { version: 1, layout } });

    expect((await importFile(file)).body).toMatchObject({ lines: 2, newLines: 2, isKnown: false, unmatched: 1 });
    const next = csvFile(statementCsv([credit(freshUtr())], headers));
    expect((await preview(next)).body).toMatchObject({ source: 'confirmed', confirmed: { by: head.name } });
    expect((await importFile(next)).status).toBe(200);

    const swapped = { ...layout, debit: 4, credit: 3 };
    expect((await preview(next, { layout: swapped })).body.totals).toMatchObject({ credits: 0 });
    expect(await confirm(headers, swapped)).toMatchObject({ status: 200, body: { version: 2 } });
    expect((await preview(next)).body.layout).toEqual(swapped);
  });

  it('the statement is rejected with columns that no table can have', async () => {
    const file = csvFile(statementCsv([credit(freshUtr())]));
    expect(await preview(file, { layout: { ...layout, credit: 3 } })).toMatchObject(
      refusedWith(422, 'NETWORK.LAYOUT_WRONG'),
    );
    expect(await preview(file, { layout: '{"date":' })).toMatchObject(refusedWith(422, 'REQUEST.INVALID'));
  });
});

describe('a statement', () => {
  it('a repeated or concurrent import changes nothing and reports that', async () => {
    const text = statementCsv([credit(freshUtr()), credit(freshUtr())]);
    const answers = await Promise.all([1, 2, 3].map(() => take(csvFile(text))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ body }) => body.isKnown).sort()).toEqual([false, true, true]);
    expect(new Set(answers.map(({ body }) => body.statementId)).size).toBe(1);
    expect((await take(csvFile(text))).body).toMatchObject({ lines: 2, newLines: 0, isKnown: true, unmatched: 2 });
    const { body } = await network.call(bankStatements, { query: { limit: 1 } }, head.token);
    expect(body).toMatchObject([
      { _id: answers[0]!.body.statementId, account: 'SBI', importedBy: head.name, lines: 2 },
    ]);
  });

  it('a statement of one account is rejected for another one, however the account is written', async () => {
    const text = statementCsv([credit(freshUtr())]);
    await take(csvFile(text), { account: ' hdfc  main' });
    expect((await take(csvFile(text), { account: 'HDFC Main' })).body.isKnown).toBe(true);
    const other = await take(csvFile(text), { account: 'Axis' });
    expect(other).toMatchObject(refusedWith(409, 'NETWORK.STATEMENT_OTHER_ACCOUNT'));
  });

  it('a statement with broken lines waits until a person has read them', async () => {
    const utr = freshUtr();
    const file = csvFile(statementCsv([credit(utr), { ...credit(freshUtr()), date: '45/45/2026' }]));
    expect((await preview(file)).body).toMatchObject({ broken: [{ line: 3, reason: 'date' }], brokenCount: 1 });
    expect(await take(file)).toMatchObject(refusedWith(409, 'NETWORK.STATEMENT_BROKEN'));
    expect(await lineOf(utr)).toBeUndefined();
    expect((await take(file, { allowBroken: 'true' })).body).toMatchObject({ lines: 1, leftOut: 1 });
  });

  it('a statement shows formulas as plain text', async () => {
    const narration = '=HYPERLINK("http://x.example";"UPI")';
    const { body } = await preview(
      csvFile(statementCsv([{ narration: `"${narration.replaceAll('"', '""')}"`, credit: 5 }])),
    );
    expect(body.lines[0]!.narration).toBe(narration);
  });
});

describe('a file that is no statement', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
    ['a picture named .csv', () => proof, 415, 'FILE.NOT_A_STATEMENT'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n%some more'), 415, 'FILE.NOT_A_STATEMENT'],
    ['a web page', () => Buffer.from('<!doctype html><table>'), 415, 'FILE.NOT_A_STATEMENT'],
    ['bytes', () => Buffer.from([1, 0, 0, 2, 5, 0, 0, 0, 1, 2, 3, 0, 0]), 415, 'FILE.NOT_A_STATEMENT'],
    ['a letter', () => Buffer.from('Dear bank,\nplease send a statement.\n'), 415, 'FILE.NOT_A_STATEMENT'],
    ['blank lines', () => Buffer.from('\n\n,,,\n'), 422, 'FILE.STATEMENT_EMPTY'],
    ['old Excel', () => Buffer.from('d0cf11e0a1b11ae1'.padEnd(64, '0'), 'hex'), 422, 'FILE.STATEMENT_OLD_EXCEL'],
    ['a byte too many', () => Buffer.alloc(maxFileBytes + 1, 'a,b\n'), 413, 'FILE.TOO_LARGE'],
    ['a zip bomb', () => bomb(), 422, 'FILE.STATEMENT_TOO_LARGE'],
  ])('%s is rejected as a statement', async (_what, content, status, code) => {
    expect(await preview({ ...csvFile(''), data: await content() })).toMatchObject(refusedWith(status, code));
  });
});

describe('a statement of the largest size', () => {
  it('one call imports a statement of the largest size', async () => {
    const rows = Array.from({ length: 19_999 }, (_, at) => ({
      narration: `UPI/${633_800_000_000 + at}/X`,
      credit: at + 1,
    }));
    const begun = performance.now();
    const { status, body } = await take(csvFile(statementCsv(rows)), { account: 'Large' });
    const seconds = (performance.now() - begun) / 1_000;
    process.stdout.write(`19 999 lines were taken in within ${seconds.toFixed(1)} s\n`);
    expect([status, body.newLines]).toEqual([200, 19_999]);
    // The gateway waits this long for an answer.
    expect(seconds).toBeLessThan(30);
  });
});

function bomb(): Buffer {
  const name = Buffer.from('xl/workbook.xml');
  const content = deflateRawSync(Buffer.alloc(60 * 1_048_576, 'a'));
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(content.length, 20);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(30 + name.length + content.length, 16);
  return Buffer.concat([local, name, content, entry, name, end]);
}

describe('the list of statements', () => {
  it('the list shows unreadable lines, and the states of the credits that each statement brought first', async () => {
    const utr = freshUtr();
    await requestFor(utr);
    const [first, second] = [credit(utr), credit(freshUtr())];
    const broken = { date: 'no day', narration: 'X', credit: 1 };
    const taken = await take(csvFile(statementCsv([first, second, broken])), { allowBroken: 'true' });
    expect(taken.body).toMatchObject({ lines: 2, leftOut: 1, matched: 1, unmatched: 1 });
    await take(csvFile(statementCsv([first, second, credit(freshUtr())])));
    const { body } = await network.call(bankStatements, { query: { limit: 2 } }, head.token);
    expect(body).toMatchObject([
      { lines: 3, newLines: 1, leftOut: 0, credits: { matched: 0, unmatched: 1 } },
      { lines: 2, newLines: 2, leftOut: 1, credits: { matched: 1, suggested: 0, ambiguous: 0, unmatched: 1 } },
    ]);
  });

  it('the list names the importer, even a member of staff, whom only identity knows', async () => {
    const { statementId } = (await take(csvFile(statementCsv([credit(freshUtr())])))).body;
    const first = async () => (await network.call(bankStatements, { query: { limit: 1 } }, head.token)).body[0];
    expect(await first()).toMatchObject({ _id: statementId, importedBy: head.name });
    const clerk = newId();
    const stored = network.service.db.collection<{ _id: string }>('bank_statements');
    await stored.updateOne({ _id: statementId }, { $set: { importedBy: clerk } });
    const names = jest.spyOn(network.part<CompanyAccounts>(CompanyAccounts as never), 'namesOf');
    names.mockImplementation(async (ids) => new Map(ids.map((id) => [id, id === clerk ? 'Kiran Clerk' : 'Nobody'])));
    expect(await first()).toMatchObject({ importedBy: 'Kiran Clerk' });
    names.mockRestore();
  });

  it('the preview lists lines with a wrong balance separately: they are imported', async () => {
    const headers = ['Txn Date', 'Narration', 'Ref No', 'Debit', 'Credit', 'Balance'];
    const rows = ['05/01/2026,A,,,100,1100', '05/01/2026,B,,,100,1300', '05/01/2026,C,,,100,1400'];
    const file = csvFile([headers.join(','), ...rows].join('\n'));
    const withBalance = { ...layout, balance: 5 };
    expect((await preview(file, { layout: withBalance })).body).toMatchObject({ brokenCount: 1, gapCount: 1 });
    await confirm(headers, withBalance);
    const taken = await importFile(file, { allowBroken: 'true' });
    expect(taken.body).toMatchObject({ lines: 3, leftOut: 0 });
  });
});
