import {
  approvePlan,
  approveRegistration,
  membership,
  rejectPlan,
  tableTypes,
  waitingMembers,
} from '@deepam/contracts';
import { Clock, Metrics } from '@deepam/platform';
import { TestClock } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import exceljs from 'exceljs';
import { TestNetwork, type Person } from './test-network.js';

const clock = new TestClock();
let network: TestNetwork;
let head: Person;
let gold: Person;
beforeAll(async () => {
  network = await TestNetwork.start([{ provide: Clock, useValue: clock }]);
  head = await network.head();
  gold = await network.member(head, head, { name: '＝Gita, "G"', plan: 'Gold' });
  const planRequest = { plan: 'Silver' as const, proofKey: 'network/plan-proofs/a.png', utr: null };
  await network.member(head, head, { name: 'Asha Patil', planRequest });
  await network.member(gold, head, { name: 'Bala Rao', approved: false, planRequest });
  await network.member(gold, head, { name: 'Chitra Iyer', approved: false });
});
afterAll(() => network.close());

const csv = async (query: string, as = head) => {
  const answer = await fetch(`${network.service.url}/api/member/network.csv${query}`, {
    headers: { authorization: `Bearer ${as.token}` },
  });
  // The bytes are read, since text() would drop the byte order mark.
  const text = Buffer.from(await answer.arrayBuffer()).toString('utf8');
  return { status: answer.status, headers: answer.headers, text, lines: text.trimEnd().split('\r\n') };
};

it('the counts cover waiting members, even far below, and drop them once they are decided', async () => {
  const count = async () => (await network.call(waitingMembers, {}, head.token)).body;
  expect(await count()).toMatchObject({ registrations: 2, planRequests: 2 });
  const asha = (await network.page(head, { search: 'Asha' })).fullNetwork[0]!;
  await network.call(rejectPlan, { body: { userId: asha._id, reason: 'Unreadable' } }, head.token);
  expect(await count()).toMatchObject({ registrations: 2, planRequests: 1 });
});

it('the ages are those of the longest waiting members', async () => {
  const { values } = await network.service.app.get(Metrics).registry.getSingleMetric('oldest_waiting_seconds')!.get();
  const seconds = Object.fromEntries(values.map(({ labels, value }) => [labels['what'], value]));
  expect(seconds).toEqual({ registration: expect.any(Number), 'plan request': expect.any(Number) });
  for (const age of Object.values(seconds)) expect(age).toBeGreaterThan(0);
});

it('the head sees who approved, gave a plan or rejected one, and when; the member sees when, and other people see nothing', async () => {
  const row = async (as: Person, search: string) => (await network.page(as, { search })).fullNetwork[0]!;
  const { _id: userId } = await row(head, 'Chitra');
  const planRequest = { plan: 'Silver' as const, proofKey: 'network/plan-proofs/b.png', utr: null };
  const esha = await network.member(gold, head, { name: 'Esha Rao', planRequest });
  await network.call(approveRegistration, { body: { userId } }, head.token);
  await network.call(rejectPlan, { body: { userId: esha.id, reason: 'Unreadable' } }, head.token);
  const at = expect.any(String);
  const by = head.name;
  expect(await row(head, 'Chitra')).toMatchObject({ approval: { at, by }, planApproval: null, planRejection: null });
  const planRejection = { plan: 'Silver', reason: 'Unreadable', at, by };
  expect(await row(head, 'Esha')).toMatchObject({ planApproval: null, planRejection });
  const own = async () => (await network.call(membership, {}, esha.token)).body;
  expect(await own()).toMatchObject({ planRejection: { ...planRejection, by: null } });
  expect(await row(gold, 'Esha')).not.toHaveProperty('planRejection');
  await network.call(approvePlan, { body: { userId: esha.id, plan: 'Bronze' } }, head.token);
  expect(await row(head, 'Esha')).toMatchObject({ planApproval: { at, by }, planRejection: null });
  expect(await own()).toMatchObject({ planApproval: { at, by: null }, planRejection: null });

  await network.memberships.updateOne({ _id: head.id }, { name: 'Meera Rao' });
  clock.advance(60_000);
  expect(await row(head, 'Esha')).toMatchObject({ planApproval: { at, by: 'Meera Rao' } });
  await network.memberships.updateOne({ _id: head.id }, { name: head.name });
  await network.memberships.deleteOne({ _id: esha.id });
  await network.memberships.updateOne({ _id: userId }, { isApproved: false });
});

it('the CSV file has all members, opens in Excel, and has no formulas', async () => {
  const { headers, text, lines } = await csv('?sort=name&order=asc');
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('attachment; filename="members.csv"');
  expect(text.startsWith('\uFEFFReferral Code,Level,Name,')).toBe(true);
  expect(lines).toHaveLength(6);
  expect(lines.at(-1)).toBe('Total,,,,,,,,,,,,0.00,0.00,0.00');
  expect(text).toContain(`,1,"'＝Gita, ""G""",`);
  expect(text).toMatch(
    /,Bala Rao,9\d{9},,,20\d\d-\d\d-\d\d \d\d:\d\d:\d\d,no,,Silver,FL\w{7},"'＝Gita, ""G""",0\.00,0\.00,0\.00\r\n/,
  );
});

it('the workbook has the same content', async () => {
  const answer = await fetch(`${network.service.url}/api/member/network.csv?sort=name&order=asc&format=xlsx`, {
    headers: { authorization: `Bearer ${head.token}` },
  });
  expect(answer.headers.get('content-type')).toBe(tableTypes.xlsx);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="members.xlsx"');
  const book = new exceljs.Workbook();
  await book.xlsx.load(await answer.arrayBuffer());
  const rows: string[][] = [];
  book.worksheets[0]!.eachRow((row) =>
    rows.push(Array.from({ length: 15 }, (_, index) => cellText(row.getCell(index + 1)))),
  );
  const lines = parse((await csv('?sort=name&order=asc')).text, { bom: true });
  // Only CSV has the apostrophe before text that looks like a formula.
  expect(rows).toEqual(lines.map((cells) => cells.map((cell) => cell.replace(/^'(?=＝)/, ''))));
});

it('the file follows the filters, in the order of the list', async () => {
  const names = async (query: string) => (await csv(query)).lines.slice(1, -1).map((line) => line.split(',')[2]);
  expect(await names('?approved=false&sort=name&order=desc')).toEqual(['Chitra Iyer', 'Bala Rao']);
  expect(await names('?planRequested=true')).toEqual(['Bala Rao']);
  expect(await names('?search=nobody')).toEqual([]);
});

it('each row tells whether the viewer may delete the member', async () => {
  await network.member(gold, head, { name: 'Devi Rao', approved: false, plan: 'Silver' });
  const deletable = async (as: Person) =>
    (await network.page(as, { limit: 50 })).fullNetwork.filter((row) => row.isDeletable).map(({ name }) => name);
  expect((await deletable(head)).toSorted()).toEqual(['Bala Rao', 'Chitra Iyer']);
  expect(await deletable(gold)).toEqual([]);
});

it('the file is for the head only', async () => {
  expect((await csv('', gold)).status).toBe(403);
  expect((await network.call(waitingMembers, {}, gold.token)).status).toBe(403);
});

function cellText({ value, numFmt }: exceljs.Cell): string {
  if (value instanceof Date) return value.toISOString().slice(0, 19).replace('T', ' ');
  if (typeof value === 'number') return numFmt === '#,##0.00' ? value.toFixed(2) : String(value);
  return typeof value === 'string' ? value : '';
}
