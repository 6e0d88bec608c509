import { publicEndpoints } from '@deepam/contracts';
import { beforeAll, expect, it } from '@jest/globals';
import { callAny, type AnyAnswer, type AnyInput } from '../world/call-any.js';
import { sceneOf } from '../access/scene.js';
import { Belongings } from '../world/belongings.js';
import type { Cast } from '../world/cast.js';
import { bankCalls } from './bank-calls.js';
import { bulkWorkCalls } from './bulk-work-calls.js';
import { approvalRepetitions } from './approvals-calls.js';
import { grievanceCalls } from './grievance-calls.js';
import { moneyCalls } from './money-calls.js';
import { notificationCalls } from './notification-calls.js';
import { peopleCalls } from './people-calls.js';
import { reversalCalls } from './reversal-calls.js';
import { staffCalls } from './staff-calls.js';
import type { RepeatedCall } from './repeated-call.js';
import { writtenEntries } from '../world/written-entries.js';
import { isThorough, type Product } from '@deepam/testing';

/** At once; more of them meet the same doors. */
const times = isThorough ? 50 : 6;
const calls = [
  ...peopleCalls,
  ...moneyCalls,
  ...notificationCalls,
  ...bankCalls,
  ...staffCalls,
  ...reversalCalls,
  ...grievanceCalls,
  ...approvalRepetitions,
  ...bulkWorkCalls,
];
const inside = calls.map((call) => ({ name: call.endpoint.name, call }));

export function repetitionTests(people: () => Cast): void {
  let test: Product;
  let cast: Cast;

  beforeAll(() => {
    cast = people();
    test = cast.test;
  });

  it('the repetition is tried with every call that changes something, and with no other', () => {
    // The gateway keeps nothing: what it takes is counted and logged.
    const kept = publicEndpoints.filter(
      // The head closes an account by the code of `closeAccount`; its own call needs a debt.
      ({ method, service, name }) => method !== 'GET' && service !== 'gateway' && name !== 'closeMemberAccount',
    );
    const changing = kept.map(({ name }) => name);
    expect(calls.map(({ endpoint }) => endpoint.name).toSorted()).toEqual(changing.toSorted());
  });

  it.each(inside)('$name has one effect and equal answers, and rejects other content', async ({ call }) => {
    const { endpoint, effects, other } = call;
    const role = call.as === 'newcomer' ? 'unapproved' : call.as;
    const caller =
      call.as === 'newcomer' ? await test.newcomer(cast.bystander) : role === 'nobody' ? null : cast.people[role];
    const token = caller?.token;
    const scene = sceneOf(cast, new Belongings(cast), role, 'other');
    const input = await call.input(caller ? { ...scene, self: caller } : scene);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const send = (content: AnyInput) => callAny(test.system.url, endpoint, { ...content, headers }, token);

    const before = await effects?.(test);
    const entriesBefore = await auditEntries(test, call);
    const answers = await Promise.all(Array.from({ length: times }, () => send(input)));
    expect(comparable(call, answers).map(({ status, text }) => `${status} ${text}`)).toEqual(
      comparable(call, answers).map(() => `${endpoint.status ?? 200} ${won(answers)?.text}`),
    );
    expect(answers.filter(({ status, headers: sent }) => status < 400 && !sent['idempotency-replayed'])).toHaveLength(
      1,
    );
    if (effects && before !== undefined) expect((await effects(test)) - before).toBe(call.by);
    expect((await auditEntries(test, call)) - entriesBefore).toBe(endpoint.audit === undefined ? 0 : 1);

    if (other === null) return;
    const { status, error } = await send(other(input));
    expect([status, error?.code]).toEqual([422, 'IDEMPOTENCY.BODY_CHANGED']);
  });
}

const auditEntries = (test: Product, { endpoint: { service, audit: kind } }: RepeatedCall): Promise<number> =>
  writtenEntries(test, service, kind === undefined ? [] : [kind]);

const won = (answers: readonly AnyAnswer[]) => answers.find(({ status }) => status < 400);

function comparable({ endsSession, answersOnce }: RepeatedCall, answers: readonly AnyAnswer[]) {
  const code = endsSession ? 'AUTH.SESSION_REVOKED' : answersOnce ? 'IDEMPOTENCY.ALREADY_DONE' : null;
  return code === null ? answers : answers.filter(({ error }) => error?.code !== code);
}
