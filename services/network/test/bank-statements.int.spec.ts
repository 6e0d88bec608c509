import { deflateRawSync } from 'node:zlib';
import type { UploadFile } from '@deepam/api-client';
import {
  approvePlan,
  auditRecorded,
  bankLines,
  bankStatements,
  expectedPayments,
  importBankStatement,
  matchBankLine,
  maxFileBytes,
  planPrice,
  previewBankStatement,
  releaseBankLine,
  toRupees,
  type BankLayout,
  type BankLineView,
  type Permission,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { csvFile, statementCsv, type Row } from './bank-files.js';
import { planPayments, refusedWith } from './plan-payments.js';
import { TestNetwork, type Person } from './test-network.js';

let network: TestNetwork;
let head: Person;
const { handIn, reject, requestOf, proof } = planPayments(
  () => network,
  () => head,
);
const layout: BankLayout = {
  ...{ date: 0, narration: 1, reference: 2, debit: 3, credit: 4, amount: null, mark: null, balance: null },
  dateStyle: 'dmy',
};
interface Sent {
  readonly layout?: BankLayout | string | undefined;
  readonly account?: string;
  readonly allowBroken?: 'true';
}
let day = 0;
const freshUtr = () => String(633_700_000_000 + (day += 1));
const price = toRupees(planPrice('Silver', null));
const credit = (utr: string, amount = price): Row => ({ narration: `UPI/${utr}/SOMEBODY`, credit: amount });

const sent = ({ layout: chosen, ...body }: Sent) => ({
  ...body,
  ...(chosen !== undefined && { layout: typeof chosen === 'string' ? chosen : JSON.stringify(chosen) }),
});
const preview = (file: UploadFile, body: Sent = {}, token = head.token) =>
  network.call(previewBankStatement, { body: sent(body), files: { statement: file } }, token);
const take = (file: UploadFile, body: Sent = {}, token = head.token) =>
  network.call(
    importBankStatement,
    { body: { account: 'SBI', ...sent({ layout, ...body }) }, files: { statement: file } },
    token,
  );
async function lineOf(utr: string): Promise<BankLineView> {
  const { body } = await network.call(bankLines, { query: { q: utr } }, head.token);
  return body[0]!;
}
async function requestFor(utr?: string): Promise<{ person: Person; id: string }> {
  const person = await network.member(head, head);
  await handIn(person, 'Silver', utr);
  return { person, id: (await requestOf(person))!.requestId };
}
const paymentOf = async (id: string) =>
  (await network.call(expectedPayments, { query: { ids: id } }, head.token)).body[0]!;
const match = (lineId: string, expectedId: string, token = head.token) =>
  network.call(matchBankLine, { params: { id: lineId }, body: { expectedId } }, token);
const release = (lineId: string, token = head.token) =>
  network.call(releaseBankLine, { params: { id: lineId } }, token);
const approve = ({ person, id }: { person: Person; id: string }) =>
  network.call(approvePlan, { body: { userId: person.id, plan: 'Silver', requestId: id } }, head.token);

beforeAll(async () => {
  network = await TestNetwork.start();
  head = await network.head();
});
afterAll(() => network.close());

describe('a statement of unknown columns', () => {
  it('is shown before it is taken in, and its columns are confirmed once', async () => {
    const headers = ['Date', 'Narration', 'Ref No', 'Paid Out', 'Paid In', 'Teller'];
    const file = csvFile(statementCsv([credit(freshUtr()), { narration: 'RENT', debit: 40 }], headers));
    const seen = await preview(file);
    expect(seen.body).toMatchObject({ source: 'guessed', layout, brokenCount: 0, confirmed: null });
    expect(seen.body.totals).toMatchObject({ lines: 2, credits: 1, creditAmount: price, debits: 1, debitAmount: 40 });
    expect(seen.body.rows[0]!.cells[1]).toBe(seen.body.lines[0]!.narration);
    const unconfirmed = await take(file, { layout: undefined });
    expect(unconfirmed).toMatchObject(refusedWith(409, 'NETWORK.LAYOUT_UNCONFIRMED'));

    expect((await take(file)).body).toMatchObject({ lines: 2, newLines: 2, isKnown: false, unmatched: 1 });
    const next = csvFile(statementCsv([credit(freshUtr())], headers));
    expect((await preview(next)).body).toMatchObject({ source: 'confirmed', confirmed: { by: head.name } });
    expect((await take(next, { layout: undefined })).status).toBe(200);

    const swapped = { ...layout, debit: 4, credit: 3 };
    expect((await preview(next, { layout: swapped })).body.totals).toMatchObject({ credits: 0 });
    await take(csvFile(statementCsv([{ narration: 'X', debit: 1 }], headers)), { layout: swapped });
    expect((await preview(next)).body.layout).toEqual(swapped);
  });

  it('is refused by columns that no table can have', async () => {
    const file = csvFile(statementCsv([credit(freshUtr())]));
    expect(await preview(file, { layout: { ...layout, credit: 3 } })).toMatchObject(
      refusedWith(422, 'NETWORK.LAYOUT_WRONG'),
    );
    expect(await preview(file, { layout: '{"date":' })).toMatchObject(refusedWith(422, 'REQUEST.INVALID'));
  });
});

describe('a statement', () => {
  it('taken in twice, also at one moment, changes nothing and says so', async () => {
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

  it('of one account is none of another one, however the account is written', async () => {
    const text = statementCsv([credit(freshUtr())]);
    await take(csvFile(text), { account: ' hdfc  main' });
    expect((await take(csvFile(text), { account: 'HDFC Main' })).body.isKnown).toBe(true);
    const other = await take(csvFile(text), { account: 'Axis' });
    expect(other).toMatchObject(refusedWith(409, 'NETWORK.STATEMENT_OTHER_ACCOUNT'));
  });

  it('with broken lines waits until somebody has read them', async () => {
    const utr = freshUtr();
    const file = csvFile(statementCsv([credit(utr), { ...credit(freshUtr()), date: '45/45/2026' }]));
    expect((await preview(file)).body).toMatchObject({ broken: [{ line: 3, reason: 'date' }], brokenCount: 1 });
    expect(await take(file)).toMatchObject(refusedWith(409, 'NETWORK.STATEMENT_BROKEN'));
    expect(await lineOf(utr)).toBeUndefined();
    expect((await take(file, { allowBroken: 'true' })).body).toMatchObject({ lines: 1, leftOut: 1 });
  });

  it('shows formulas as the text that they are', async () => {
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
    ['blank lines', () => Buffer.from('\n\n,,,\n'), 422, 'NETWORK.STATEMENT_EMPTY'],
    ['old Excel', () => Buffer.from('d0cf11e0a1b11ae1'.padEnd(64, '0'), 'hex'), 422, 'NETWORK.STATEMENT_OLD_EXCEL'],
    ['a byte too many', () => Buffer.alloc(maxFileBytes + 1, 'a,b\n'), 413, 'FILE.TOO_LARGE'],
    ['a zip bomb', () => bomb(), 422, 'NETWORK.STATEMENT_TOO_LARGE'],
  ])('%s is refused', async (_what, content, status, code) => {
    expect(await preview({ ...csvFile(''), data: await content() })).toMatchObject(refusedWith(status, code));
  });
});

describe('who may', () => {
  it('not a member, and nobody without a login', async () => {
    const person = await network.member(head, head);
    const utr = freshUtr();
    await take(csvFile(statementCsv([credit(utr)])));
    const { _id } = await lineOf(utr);
    const file = csvFile(statementCsv([credit(freshUtr())]));
    for (const [token, status] of [
      [person.token, 403],
      ['', 401],
    ] as const) {
      const answers = await Promise.all([
        preview(file, {}, token),
        take(file, {}, token),
        match(_id, 'f'.repeat(24), token),
        release(_id, token),
        network.call(bankLines, {}, token),
        network.call(bankStatements, {}, token),
        network.call(expectedPayments, {}, token),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
    }
  });

  it('staff who decide on cotton alone, of payments for plans', async () => {
    const { id } = await requestFor(freshUtr());
    const seen = async (permission: Permission) => {
      const token = await network.service.tokens.memberToken({ memberId: newId(), permissions: [permission] });
      return (await network.call(expectedPayments, { query: { ids: id } }, token)).body.length;
    };
    expect([await seen('decide-plans'), await seen('decide-cotton')]).toEqual([1, 0]);
  });
});

describe('lines and payments', () => {
  it('are listed with their other side, by state, text, amount and day, page by page', async () => {
    const [exact, wrong] = [freshUtr(), freshUtr()];
    const [one, two, three] = [await requestFor(exact), await requestFor(wrong), await requestFor(freshUtr())];
    const taken = await take(csvFile(statementCsv([credit(exact), credit(wrong, price - 1)])));
    expect(taken.body).toMatchObject({ matched: 1, suggested: 1, ambiguous: 0, unmatched: 0 });
    expect(await lineOf(exact)).toMatchObject({
      state: 'matched',
      payments: [{ _id: one.id, name: one.person.name, reason: 'utr', amount: price }],
    });
    expect(await lineOf(wrong)).toMatchObject({
      state: 'suggested',
      payments: [{ _id: two.id, reason: 'other-amount' }],
    });
    expect(await paymentOf(one.id)).toMatchObject({ state: 'matched', plan: 'Silver', lines: [{ amount: price }] });
    const ids = [one, two, three].map(({ id }) => id).join(',');
    const missing = await network.call(expectedPayments, { query: { state: 'missing', ids } }, head.token);
    expect(missing.body.map(({ _id }) => _id)).toEqual([three.id]);

    const found = async (query: object) => {
      const all: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await network.call(
          bankLines,
          { query: { limit: 1, ...query, ...(cursor && { cursor }) } },
          head.token,
        );
        all.push(...page.body.map(({ _id }) => _id));
        cursor = page.headers['x-next-cursor']?.toString();
      } while (cursor);
      return all;
    };
    const today = (await lineOf(exact)).date;
    const whole = await found({ q: '6337000', from: today, to: today });
    expect(whole).toContain((await lineOf(wrong))._id);
    expect(new Set(whole).size).toBe(whole.length);
    expect(await found({ q: String(price - 1), state: 'suggested' })).toEqual([(await lineOf(wrong))._id]);
    expect(await found({ q: exact, to: '2020-01-01' })).toEqual([]);
    expect(await found({ q: '.*' })).toEqual([]);
  });
});

describe('a person at the desk', () => {
  it('says what a suggestion is, and takes it back; the rules do not find it again', async () => {
    const utr = freshUtr();
    const { id, person } = await requestFor(utr);
    await take(csvFile(statementCsv([credit(utr)])));
    const { _id } = await lineOf(utr);
    expect((await release(_id)).status).toBe(200);
    expect(await release(_id)).toMatchObject(refusedWith(409, 'NETWORK.BANK_LINE_FREE'));
    // Another import has everything looked at again.
    await take(csvFile(statementCsv([credit(freshUtr())])));
    expect([(await lineOf(utr)).state, (await paymentOf(id)).state]).toEqual(['unmatched', 'missing']);
    expect((await match(_id, id)).status).toBe(200);
    expect(await lineOf(utr)).toMatchObject({ state: 'matched', payments: [{ _id: id, reason: 'by-hand' }] });
    const entries = await network.outboxEventsOf(auditRecorded);
    const kinds = entries.filter(({ subject }) => subject?.id === _id).map(({ kind, memberId }) => [kind, memberId]);
    expect(kinds).toEqual([
      ['bank-line-freed', person.id],
      ['bank-line-matched', person.id],
    ]);
  });

  it('matches each line and each request once, of many at one moment', async () => {
    const utrs = [freshUtr(), freshUtr()];
    await take(csvFile(statementCsv(utrs.map((utr) => credit(utr)))));
    const [one, two] = await Promise.all(utrs.map((utr) => lineOf(utr)));
    const [first, second] = [await requestFor(), await requestFor()];
    const answers = await Promise.all([
      match(one!._id, first.id),
      match(one!._id, second.id),
      match(two!._id, first.id),
      match(one!._id, first.id),
    ]);
    const done = answers.filter(({ status }) => status === 200).length;
    expect(done).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const payments = [await paymentOf(first.id), await paymentOf(second.id)].filter(({ state }) => state === 'matched');
    expect(payments).toHaveLength(done);
    expect(new Set(payments.map(({ lines }) => lines[0]!._id)).size).toBe(done);
    expect(await match('f'.repeat(32), first.id)).toMatchObject(refusedWith(404, 'NETWORK.BANK_LINE_NOT_FOUND'));
  });

  it('never takes a line from what is approved, whoever is first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const utr = freshUtr();
      const request = await requestFor(utr);
      await take(csvFile(statementCsv([credit(utr)])));
      const { _id } = await lineOf(utr);
      const [approved, released] = await Promise.all([approve(request), release(_id)]);
      expect(approved.status).toBe(200);
      const isKept = released.status === 409;
      if (isKept) expect(released).toMatchObject(refusedWith(409, 'NETWORK.BANK_LINE_SERVES_SALE'));
      const payment = await paymentOf(request.id);
      expect(payment).toMatchObject({ status: 'approved', state: isKept ? 'matched' : 'missing' });
      const other = await requestFor();
      expect((await match(_id, other.id)).status).toBe(isKept ? 409 : 200);
    }
  });

  it('takes apart what a person has put together by mistake, after an approval too', async () => {
    const utr = freshUtr();
    await take(csvFile(statementCsv([credit(utr)])));
    const { _id } = await lineOf(utr);
    const request = await requestFor();
    await match(_id, request.id);
    await approve(request);
    expect((await release(_id)).status).toBe(200);
    expect(await paymentOf(request.id)).toMatchObject({ status: 'approved', state: 'missing' });
    expect((await match(_id, (await requestFor()).id)).status).toBe(200);
  });

  it('matches nothing with a request that is rejected at that moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const utr = freshUtr();
      await take(csvFile(statementCsv([credit(utr)])));
      const { _id } = await lineOf(utr);
      const { person, id } = await requestFor();
      const [matched, rejected] = await Promise.all([match(_id, id), reject(person)]);
      expect(rejected.status).toBe(200);
      if (matched.status !== 200) expect(matched).toMatchObject(refusedWith(409, 'NETWORK.PAYMENT_NOT_EXPECTED'));
      expect(await lineOf(utr)).toMatchObject({ state: 'unmatched', payments: [] });
      expect(await match(_id, id)).toMatchObject(refusedWith(409, 'NETWORK.PAYMENT_NOT_EXPECTED'));
    }
  });
});

describe('a statement, after all others', () => {
  it('of the largest size is taken in by one request', async () => {
    const rows = Array.from({ length: 19_999 }, (_, at) => ({
      narration: `UPI/${633_800_000_000 + at}/X`,
      credit: at + 1,
    }));
    const begun = performance.now();
    const { status, body } = await take(csvFile(statementCsv(rows)), { account: 'Large' });
    const seconds = (performance.now() - begun) / 1_000;
    process.stdout.write(`19 999 lines were taken in within ${seconds.toFixed(1)} s\n`);
    expect([status, body.newLines]).toEqual([200, 19_999]);
    // What a gateway waits for an answer.
    expect(seconds).toBeLessThan(30);
  });
});

/** 60 MB of one letter, in a file of kilobytes. */
function bomb(): Buffer {
  const name = Buffer.from('xl/sharedStrings.xml');
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
