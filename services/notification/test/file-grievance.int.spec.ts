import { fileGrievance, fileOwnGrievance, listOwnGrievances, lookUpGrievance } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startNotification, type NotificationTest } from './notification-harness.js';
import { grievancesOf, matter, strangersMobile, visitor } from './test-grievances.js';

describe('the filing of a grievance', () => {
  let test: NotificationTest;
  let desk: ReturnType<typeof grievancesOf>;
  beforeAll(async () => {
    test = await startNotification();
    desk = grievancesOf(test);
  });
  afterAll(() => test.service.close());
  const year = new Date(Date.now() + 5.5 * 3_600_000).getUTCFullYear();

  it('numbers have no gap, even for many concurrent filings, from the first one on', async () => {
    const tickets = await Promise.all(Array.from({ length: 8 }, () => desk.fileAsVisitor()));
    const numbers = tickets.map((ticket) => Number(ticket.slice(-6))).toSorted((a, b) => a - b);
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(tickets.every((ticket) => ticket.startsWith(`GR-${year}-0`))).toBe(true);
  });

  it('one Idempotency-Key files one grievance with one number', async () => {
    const again = { body: visitor(), idempotencyKey: newId() };
    const first = await test.service.call(fileGrievance, again);
    const second = await test.service.call(fileGrievance, again);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    const next = await desk.fileAsVisitor();
    expect(Number(next.slice(-6))).toBe(Number(first.body.ticket.slice(-6)) + 1);
  });

  it('a rejected filing uses no number', async () => {
    const before = await desk.fileAsVisitor();
    const refused = await test.service.call(fileGrievance, { body: { ...visitor(), text: ' ' } });
    expect(refused.status).toBe(422);
    const mobile = strangersMobile();
    const answers = [];
    for (let i = 0; i < 11; i++) answers.push(await test.service.call(fileGrievance, { body: visitor(mobile) }));
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(201), 429]);
    const after = await desk.fileAsVisitor();
    expect(Number(after.slice(-6))).toBe(Number(before.slice(-6)) + 11);
  });

  it('a stranger who often files with a mobile does not block its owner', async () => {
    const mobile = strangersMobile();
    const from =
      (address: string) =>
      (body = visitor(mobile)) =>
        test.service.call(fileGrievance, { body, headers: { 'x-forwarded-for': address } });
    const [stranger, owner] = [from('203.0.113.7'), from('198.51.100.4')];
    const answers = await Promise.all(Array.from({ length: 13 }, () => stranger()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ error }) => error?.code === 'REQUEST.TOO_MANY')).toHaveLength(3);
    expect((await owner()).status).toBe(201);
    // Rejections for the mobile do not count for the address, which may send 90 more.
    const more = [];
    for (let i = 0; i < 91; i++) more.push(await stranger(visitor()));
    expect(more.map(({ status }) => status)).toEqual([...Array<number>(90).fill(201), 429]);
    expect((await owner()).status).toBe(201);
  });

  it('numbers restart with the Indian year', async () => {
    test.service.clock.set('2030-12-31T18:29:00Z');
    const last = await desk.fileAsVisitor();
    test.service.clock.set('2030-12-31T18:31:00Z');
    const first = await desk.fileAsVisitor();
    expect([last, first]).toEqual(['GR-2030-000001', 'GR-2031-000001']);
    test.service.clock.set(new Date());
  });

  it('the head is notified once, without the text', async () => {
    const ticket = await desk.fileAsVisitor();
    expect(await desk.kindsFor(test.headToken, ticket)).toEqual(['grievance-filed']);
    const rows = await test.service.db.collection('outbox').find({}).toArray();
    expect(JSON.stringify(rows)).not.toContain(matter.text);
  });

  it('a member is identified by the token, whatever the body contains', async () => {
    const [memberId, other] = [newId(), newId()];
    const body = { ...matter, memberId: other, name: 'Somebody', mobile: strangersMobile() };
    const answer = await test.service.call(fileOwnGrievance, { body }, await test.token(memberId));
    expect(answer.status).toBe(201);
    const { body: own } = await test.service.call(listOwnGrievances, { query: {} }, await test.token(memberId));
    expect(own.map(({ ticket, text }) => [ticket, text])).toEqual([[answer.body.ticket, matter.text]]);
    const { body: others } = await test.service.call(listOwnGrievances, { query: {} }, await test.token(other));
    expect(others).toEqual([]);
    expect((await desk.row(answer.body.ticket)).memberId).toBe(memberId);
  });

  it('staff can’t file, as they have no member account', async () => {
    const answer = await test.service.call(fileOwnGrievance, { body: matter }, await desk.clerkToken('grievances'));
    expect([answer.status, answer.error?.code]).toEqual([403, 'ACCESS.MEMBERS_ONLY']);
  });

  it('the own tickets are listed page by page, newest first', async () => {
    const memberId = newId();
    const token = await test.token(memberId);
    const tickets = [];
    for (let i = 0; i < 3; i++) tickets.push(await desk.fileAsMember(memberId));
    const page = (cursor?: string) => test.service.call(listOwnGrievances, { query: { limit: 2, cursor } }, token);
    const first = await page();
    const second = await page(first.headers['x-next-cursor'] as string);
    expect([...first.body, ...second.body].map(({ ticket }) => ticket)).toEqual(tickets.toReversed());
    expect(second.headers['x-next-cursor']).toBeUndefined();
  });
});

describe('the look-up of a ticket', () => {
  let test: NotificationTest;
  let desk: ReturnType<typeof grievancesOf>;
  beforeAll(async () => {
    test = await startNotification();
    desk = grievancesOf(test);
  });
  afterAll(() => test.service.close());
  const lookUp = (ticket: string, mobile: string, address = '203.0.113.7') =>
    test.service.call(lookUpGrievance, { body: { ticket, mobile }, headers: { 'x-forwarded-for': address } });

  it('a look-up needs the number and the mobile; a wrong number and a wrong mobile get the same answer', async () => {
    const mobile = strangersMobile();
    const ticket = await desk.fileAsVisitor(mobile);
    const found = await lookUp(ticket.toLowerCase(), mobile);
    expect(found.body).toMatchObject({ ticket, state: 'Received', text: matter.text, messages: [] });
    expect(found.body).not.toHaveProperty('mobile');
    const wrong = [await lookUp(ticket, strangersMobile()), await lookUp('GR-2026-999999', mobile)];
    const answers = wrong.map(({ status, error }) => [status, error?.code, error?.error]);
    expect(answers).toEqual(Array(2).fill([404, 'GRIEVANCE.NOT_FOUND', 'No ticket fits this number and mobile.']));
  });

  it('a look-up shows no ticket of a member, who sees it after a login', async () => {
    const ticket = await desk.fileAsMember(test.head);
    expect((await lookUp(ticket, '9876543210')).error?.code).toBe('GRIEVANCE.NOT_FOUND');
  });

  it('a look-up is rejected after ten wrong tries of a ticket from an address, and its owner sees it elsewhere', async () => {
    const mobile = strangersMobile();
    const ticket = await desk.fileAsVisitor(mobile);
    for (let i = 0; i < 12; i++) expect((await lookUp(ticket, mobile)).status).toBe(200);
    const guesses = await Promise.all(Array.from({ length: 14 }, () => lookUp(ticket, strangersMobile())));
    expect(guesses.filter(({ status }) => status === 404)).toHaveLength(10);
    expect(guesses.filter(({ error }) => error?.code === 'REQUEST.TOO_MANY')).toHaveLength(4);
    expect((await lookUp(ticket, mobile)).status).toBe(429);
    expect((await lookUp(ticket, mobile, '198.51.100.4')).status).toBe(200);
    test.service.clock.advance(3_600_000);
    expect((await lookUp(ticket, mobile)).status).toBe(200);
  });

  it('a look-up is rejected after a hundred wrong tries of a ticket from all addresses', async () => {
    const mobile = strangersMobile();
    const ticket = await desk.fileAsVisitor(mobile);
    const from = (place: number) => `203.0.113.${20 + (place % 12)}`;
    const guesses = await Promise.all(
      Array.from({ length: 105 }, (_, place) => lookUp(ticket, strangersMobile(), from(place))),
    );
    expect(guesses.filter(({ status }) => status === 404)).toHaveLength(100);
    expect((await lookUp(ticket, mobile, '198.51.100.5')).status).toBe(429);
  });
});
