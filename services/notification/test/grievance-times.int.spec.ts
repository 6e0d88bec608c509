import {
  accountClosed,
  acknowledgeGrievance,
  closedAccountName,
  lookUpGrievance,
  profileChanged,
  resolveGrievance,
} from '@deepam/contracts';
import { loadConfig, Metrics, newId } from '@deepam/platform';
import { poll, publishEvent, scannedCollections, startTestService, type TestService } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AppModule } from '../src/app.module.js';
import { notificationConfig } from '../src/config.js';
import { ForgetGrievances } from '../src/grievances/forget-grievances.js';
import { GrievanceAlarms } from '../src/grievances/grievance-alarms.js';
import type { GrievanceDocument } from '../src/grievances/persistence/grievance.schema.js';
import { startNotification, type NotificationTest } from './notification-harness.js';
import { grievancesOf, strangersMobile } from './test-grievances.js';

const hour = 3_600_000;
const day = 24 * hour;

let test: NotificationTest;
let replica: TestService;
let desk: ReturnType<typeof grievancesOf>;
beforeAll(async () => {
  test = await startNotification();
  desk = grievancesOf(test);
  const { prefix, tokens } = test.service;
  const options = { name: 'notification', prefix, tokens } as const;
  replica = await startTestService(
    (config) => AppModule.with(loadConfig(notificationConfig, stringsOf(config))),
    options,
  );
});
afterAll(async () => {
  await replica.close();
  await test.service.close();
});

const stringsOf = (config: object) =>
  Object.fromEntries(Object.entries(config).map(([name, value]) => [name, String(value)]));
const checkDeadlines = async (now: Date) => {
  const alarms = [test.service, replica].map(({ app }) => app.get(GrievanceAlarms, { strict: false }));
  await Promise.all(alarms.map((one) => one.raiseAlarms(now)));
};
const after = (ms: number) => new Date(test.service.clock.now().getTime() + ms);
const stored = (ticket: string) => test.service.db.collection<GrievanceDocument>('grievances').findOne({ _id: ticket });

it('two replicas notify the head of each once, and an answer ends them', async () => {
  const ticket = await desk.fileAsVisitor();
  const kinds = () => desk.kindsFor(test.headToken, ticket);
  await checkDeadlines(after(35 * hour));
  expect(await kinds()).toEqual(['grievance-filed']);
  await checkDeadlines(after(36 * hour + 1));
  await checkDeadlines(after(37 * hour));
  expect(await kinds()).toEqual(['grievance-filed', 'grievance-acknowledge-soon']);
  await checkDeadlines(after(48 * hour + 1));
  expect(await kinds()).toEqual(['grievance-filed', 'grievance-acknowledge-soon', 'grievance-acknowledge-late']);
  await test.service.call(acknowledgeGrievance, { params: { ticket } }, test.headToken);
  await checkDeadlines(after(29 * day));
  expect((await kinds()).at(-1)).toBe('grievance-redress-soon');
  await checkDeadlines(after(33 * day));
  expect((await kinds()).slice(-2)).toEqual(['grievance-redress-soon', 'grievance-redress-late']);
  await checkDeadlines(after(60 * day));
  expect(await kinds()).toHaveLength(5);
});

it('an index finds them, however many tickets were answered', async () => {
  expect(await scannedCollections(test.service.db, () => checkDeadlines(after(0)))).not.toContain('grievances');
});

it('after an outage the head is notified of the present state only, and of no answered ticket', async () => {
  const [late, answered] = [await desk.fileAsVisitor(), await desk.fileAsVisitor()];
  await test.service.call(resolveGrievance, { params: { ticket: answered }, body: { text: 'Done' } }, test.headToken);
  await checkDeadlines(after(50 * hour));
  expect(await desk.kindsFor(test.headToken, late)).toEqual(['grievance-filed', 'grievance-acknowledge-late']);
  expect(await desk.kindsFor(test.headToken, answered)).toEqual(['grievance-filed']);
});

it('the metrics contain the age of the oldest waiting grievance', async () => {
  const metrics = test.service.app.get(Metrics, { strict: false });
  await desk.fileAsVisitor();
  test.service.clock.advance(90_000);
  const text = await metrics.registry.metrics();
  const age = Number(/oldest_waiting_seconds\{what="grievance"[^}]*\} (\S+)/.exec(text)?.[1]);
  expect(age).toBeGreaterThanOrEqual(90);
  expect(text).toContain('oldest_waiting_seconds{what="redress"');
});

it('the text and the contact of a grievance are erased after their retention, and the register stays', async () => {
  const mobile = strangersMobile();
  const ticket = await desk.fileAsVisitor(mobile);
  await test.service.call(resolveGrievance, { params: { ticket }, body: { text: 'Done' } }, test.headToken);
  const open = await desk.fileAsVisitor();
  const forgetting = test.service.app.get(ForgetGrievances, { strict: false });
  await forgetting.forgetOld(Date.now() + 729 * day);
  expect((await stored(ticket))?.text).not.toBeNull();
  await forgetting.forgetOld(Date.now() + 731 * day);
  expect(await stored(ticket)).toMatchObject({
    name: null,
    mobile: null,
    text: null,
    messages: [],
    state: 'Resolved',
  });
  expect((await desk.row(ticket)).category).toBe('money');
  expect((await stored(open))?.text).not.toBeNull();
  const answer = await test.service.call(lookUpGrievance, { body: { ticket, mobile } });
  expect(answer.error?.code).toBe('GRIEVANCE.NOT_FOUND');
});

it('a closing of the account ends them immediately: open tickets are withdrawn', async () => {
  const memberId = newId();
  const [open, done] = [await desk.fileAsMember(memberId), await desk.fileAsMember(memberId)];
  await test.service.call(resolveGrievance, { params: { ticket: done }, body: { text: 'Done' } }, test.headToken);
  const nobody = { email: null, address: null, avatarKey: null };
  const proofs = { idProofKey: null, panProofKey: null };
  const { prefix } = test.service;
  const profile = { memberId, revision: 9, name: closedAccountName, mobile: '', ...nobody, ...proofs };
  await publishEvent(prefix, profileChanged, profile);
  await publishEvent(prefix, accountClosed, { memberId, closedAt: new Date().toISOString() });
  const forgotten = await poll(async () => {
    const found = [await stored(open), await stored(done)];
    return found.every((one) => one?.forgottenAt) ? found : null;
  });
  expect(forgotten).toMatchObject([
    { state: 'Withdrawn', text: null, alarmAt: null, category: 'money' },
    { state: 'Resolved', text: null, messages: [] },
  ]);
});
