import {
  acknowledgeGrievance,
  grievancesCsv,
  listGrievances,
  listNotifications,
  listOwnGrievances,
  reopenGrievance,
  replyToGrievance,
  resolveGrievance,
  waitingGrievances,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startNotification, type NotificationTest } from './notification-harness.js';
import { grievancesOf } from './test-grievances.js';

const day = 24 * 3_600_000;

let test: NotificationTest;
let desk: ReturnType<typeof grievancesOf>;
let clerk: string;
beforeAll(async () => {
  test = await startNotification();
  desk = grievancesOf(test);
  clerk = await desk.clerkToken('grievances');
});
afterAll(() => test.service.close());

const acknowledge = (ticket: string) => test.service.call(acknowledgeGrievance, { params: { ticket } }, clerk);
const reply = (ticket: string, text = 'We ask the bank.') =>
  test.service.call(replyToGrievance, { params: { ticket }, body: { text } }, clerk);
const resolve = (ticket: string, text = 'It was paid today.') =>
  test.service.call(resolveGrievance, { params: { ticket }, body: { text } }, clerk);
const reopen = async (ticket: string, memberId: string) =>
  test.service.call(reopenGrievance, { params: { ticket }, body: { text: 'Not yet.' } }, await test.token(memberId));
const audited = async (ticket: string) => {
  const rows = await test.service.db
    .collection('outbox')
    .find({ 'envelope.data.subject.id': ticket })
    .sort({ _id: 1 })
    .toArray();
  return rows.map(({ envelope }) => envelope.data as { kind: string; actor: { kind: string }; after: object });
};

it('the back office acknowledges, answers and resolves; the member is notified and sees it, and the audit trail names the clerk', async () => {
  const memberId = newId();
  const ticket = await desk.fileAsMember(memberId);
  expect((await acknowledge(ticket)).body.state).toBe('Acknowledged');
  expect((await reply(ticket)).body.messages).toHaveLength(1);
  expect((await resolve(ticket)).body).toMatchObject({ state: 'Resolved', dueBy: null });
  const token = await test.token(memberId);
  const [own] = (await test.service.call(listOwnGrievances, { query: {} }, token)).body;
  expect(own?.messages.map(({ from, text }) => [from, text])).toEqual([
    ['desk', 'We ask the bank.'],
    ['desk', 'It was paid today.'],
  ]);
  expect(await desk.kindsFor(token, ticket)).toEqual([
    'grievance-acknowledged',
    'grievance-answered',
    'grievance-resolved',
  ]);
  const trail = await audited(ticket);
  expect(trail.map(({ kind, actor, after }) => [kind, actor.kind, after])).toEqual([
    ['grievance-acknowledged', 'staff', { status: 'Acknowledged' }],
    ['grievance-answered', 'staff', { status: 'Acknowledged' }],
    ['grievance-resolved', 'staff', { status: 'Resolved' }],
  ]);
  const rows = await test.service.db.collection('outbox').find({}).toArray();
  expect(JSON.stringify(rows)).not.toMatch(/We ask the bank|It was paid today/);
});

it('the back office’s first step acknowledges the ticket, once', async () => {
  const [answered, resolved] = [await desk.fileAsVisitor(), await desk.fileAsVisitor()];
  const first = (await reply(answered)).body.acknowledgedAt;
  expect(first).not.toBeNull();
  expect((await resolve(answered)).body.acknowledgedAt).toBe(first);
  expect((await resolve(resolved)).body.acknowledgedAt).not.toBeNull();
  expect((await acknowledge(answered)).error?.code).toBe('GRIEVANCE.STATE');
  expect((await resolve(answered)).error?.code).toBe('GRIEVANCE.STATE');
  expect((await reply(answered)).error?.code).toBe('GRIEVANCE.STATE');
  expect((await acknowledge('GR-2026-999999')).error?.code).toBe('GRIEVANCE.NOT_FOUND');
});

it('one of two concurrent clerks decides', async () => {
  const ticket = await desk.fileAsVisitor();
  const answers = await Promise.all([resolve(ticket, 'One'), resolve(ticket, 'Two')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await desk.row(ticket)).messages).toHaveLength(1);
});

it('an answer settles the notifications of the head', async () => {
  const ticket = await desk.fileAsVisitor();
  await acknowledge(ticket);
  const { body } = await test.service.call(listNotifications, { query: {} }, test.headToken);
  expect(body.find(({ params }) => params['ticket'] === ticket)?.status).toBe('Read');
});

it('the member reopens a ticket once, within 15 days, with a month from then', async () => {
  const memberId = newId();
  const ticket = await desk.fileAsMember(memberId);
  expect((await reopen(ticket, memberId)).error?.code).toBe('GRIEVANCE.STATE');
  await resolve(ticket);
  expect((await reopen(ticket, newId())).error?.code).toBe('GRIEVANCE.NOT_FOUND');
  await desk.age(ticket, 10);
  const { body } = await reopen(ticket, memberId);
  expect(body).toMatchObject({ state: 'Reopened', reopenUntil: null });
  expect(Date.parse(body.redressBy) - Date.parse(body.filedAt)).toBeGreaterThan(37 * day);
  expect(await desk.kindsFor(test.headToken, ticket)).toEqual(['grievance-filed', 'grievance-reopened']);
  await resolve(ticket);
  expect((await reopen(ticket, memberId)).error?.code).toBe('GRIEVANCE.REOPEN_OVER');
  const late = await desk.fileAsMember(memberId);
  await resolve(late);
  await desk.age(late, 16);
  expect((await reopen(late, memberId)).error?.code).toBe('GRIEVANCE.REOPEN_OVER');
});

it('the redress always has room, however much is written', async () => {
  const ticket = await desk.fileAsVisitor();
  const rows = test.service.db.collection<{ _id: string }>('grievances');
  const messages = Array.from({ length: 46 }, () => ({ from: 'desk', text: 'x', at: new Date() }));
  await rows.updateOne({ _id: ticket }, { $set: { messages } });
  expect((await reply(ticket)).status).toBe(200);
  expect((await reply(ticket)).error?.code).toBe('GRIEVANCE.STATE');
  expect((await resolve(ticket)).status).toBe(200);
});

it('the list shows overdue tickets first, then by deadline, then closed ones; filtered, page by page', async () => {
  const [overdue, closed] = [await desk.fileAsVisitor(), await desk.fileAsVisitor()];
  await resolve(closed);
  await desk.age(overdue, 3);
  const waiting = await desk.fileAsVisitor();
  const walked = [];
  let cursor: string | undefined;
  do {
    const page = await test.service.call(listGrievances, { query: { limit: 2, cursor } }, clerk);
    walked.push(...page.body);
    cursor = page.headers['x-next-cursor'] as string | undefined;
  } while (cursor);
  const tickets = walked.map(({ ticket }) => ticket);
  expect(new Set(tickets).size).toBe(tickets.length);
  const places = [overdue, waiting, closed].map((ticket) => tickets.indexOf(ticket));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(walked.map(({ isOverdue }) => isOverdue).lastIndexOf(true)).toBeLessThan(tickets.indexOf(waiting));
  const openPage = await test.service.call(listGrievances, { query: { state: 'open' } }, clerk);
  const open = openPage.body;
  expect(openPage.headers['x-total-count']).toBe(String(open.length));
  expect(open.every(({ dueBy }) => dueBy !== null)).toBe(true);
  const { grievances } = (await test.service.call(waitingGrievances, {}, clerk)).body;
  expect(grievances).toBe(open.length);
  const resolved = (await test.service.call(listGrievances, { query: { state: 'Resolved' } }, clerk)).body;
  expect(resolved[0]?.ticket).toBe(closed);
});

it('the list shows those of one member, newest first, page by page', async () => {
  const memberId = newId();
  const tickets = [await desk.fileAsMember(memberId), await desk.fileAsMember(memberId)];
  await desk.fileAsMember(newId());
  const page = (cursor?: string) => test.service.call(listGrievances, { query: { memberId, limit: 1, cursor } }, clerk);
  const first = await page();
  const second = await page(String(first.headers['x-next-cursor']));
  expect([...first.body, ...second.body].map(({ ticket }) => ticket)).toEqual(tickets.toReversed());
  expect(second.headers['x-next-cursor']).toBeUndefined();
});

it('readers of the grievance desk can read it, and only staff with the permission work on it', async () => {
  const ticket = await desk.fileAsVisitor();
  const [reader, cashier] = [await desk.clerkToken('read'), await desk.clerkToken('payouts')];
  expect((await test.service.call(listGrievances, { query: {} }, reader)).status).toBe(200);
  expect((await test.service.call(listGrievances, { query: {} }, cashier)).status).toBe(403);
  const answer = await test.service.call(acknowledgeGrievance, { params: { ticket } }, reader);
  expect(answer.error?.code).toBe('ACCESS.NOT_PERMITTED');
});

it('the register is a recorded file without formulas and without texts', async () => {
  const ticket = await desk.fileAsVisitor();
  const rows = test.service.db.collection<{ _id: string }>('grievances');
  await rows.updateOne({ _id: ticket }, { $set: { name: '=1+1', reference: '+91' } });
  const accountant = await desk.clerkToken('reports');
  const { text } = await test.service.call(grievancesCsv, { query: {} }, accountant);
  const [titles, ...lines] = text.split('\r\n');
  expect(titles).toContain('Ticket,Received (IST),From,Name,Category,Reference,State,Acknowledge By (IST)');
  expect(lines.find((line) => line.startsWith(ticket))).toMatch(/visitor,'=1\+1,money,'\+91,Received,20/);
  expect(text).not.toContain('has not come');
  expect(lines.slice(0, -1).map((line) => line.slice(0, 14))).toEqual(
    lines
      .slice(0, -1)
      .map((line) => line.slice(0, 14))
      .toSorted(),
  );
  const outbox = test.service.db.collection('outbox');
  expect(await outbox.countDocuments({ 'envelope.data.kind': 'grievances-exported' })).toBe(1);
  expect((await test.service.call(grievancesCsv, { query: {} }, clerk)).status).toBe(403);
});
