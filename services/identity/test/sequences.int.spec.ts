import { memberDeleted, memberRegistered, register, sessionsRevoked } from '@deepam/contracts';
import { EventContext, Outbox, sealEvent } from '@deepam/messaging';
import { newId, Transactions } from '@deepam/platform';
import { type SerialOutcome, freshMobile, statesAfter, isThorough } from '@deepam/testing';
import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { OnMemberDeleted } from '../src/closing/on-member-deleted.js';
import type { AccountDocument } from '../src/accounts/persistence/account.schema.js';
import { TestIdentity } from './identity-harness.js';

interface Act {
  readonly kind: 'register' | 'delete the one who has it' | 'delete somebody who had it';
  readonly times: number;
  readonly dies: boolean;
  readonly isLost: boolean;
}

const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom('register', 'register', 'delete the one who has it', 'delete somebody who had it'),
  times: fc.integer({ min: 1, max: 3 }),
  dies: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  isLost: fc.boolean(),
});

interface Standing {
  readonly taken: boolean;
  readonly dies: boolean;
}
const registering = ({ taken, dies }: Standing): SerialOutcome<Standing> => {
  if (taken) return { status: 409, state: { taken, dies } };
  return dies ? { status: 500, state: { taken, dies: false } } : { status: 201, state: { taken: true, dies } };
};
const isLive = ({ deletedAt }: AccountDocument): boolean => deletedAt === null;

let identity: TestIdentity;
beforeAll(async () => {
  identity = await TestIdentity.start();
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => identity.stop());

const injected = <T>(type: abstract new (...args: never[]) => T): T => identity.app.get<T>(type, { strict: false });
const accountsOf = (mobile: string) =>
  identity.connection.collection<AccountDocument>('accounts').find({ mobile }).toArray();
const isTaken = async (mobile: string): Promise<boolean> => (await accountsOf(mobile)).some(isLive);
/** A failed delivery would be repeated. */
const tellDeleted = async (memberId: string): Promise<void> => {
  const id = newId();
  const seal = { id, occurredAt: new Date(), correlationId: id, causationId: null };
  const event = sealEvent(memberDeleted, { memberId, deletedAt: new Date().toISOString() }, seal);
  await injected(Transactions)
    .run((session) => injected(OnMemberDeleted).handle(event, new EventContext(session, event, 1)))
    .catch(() => undefined);
};

it(
  'the mobile has one live account at most, each published once, and the sessions of each deleted one end once',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 10 }), async (acts) => {
        const mobile = freshMobile();
        const made = new Set<string>();
        await identity.connection.collection('login_failures').deleteMany({});
        for (const { kind, times, dies, isLost } of acts) {
          identity.network.placing = isLost ? 'lost' : 'works';
          const accounts = await accountsOf(mobile);
          const target = accounts.find((one) => isLive(one) === (kind === 'delete the one who has it'));
          if (dies) {
            const died = () => Promise.reject(new Error('the process died'));
            jest.spyOn(injected(Outbox), 'add').mockImplementationOnce(died);
          }
          if (kind !== 'register') {
            if (target) await Promise.all(Array.from({ length: times }, () => tellDeleted(target._id)));
            jest.restoreAllMocks();
            const isDeleted = kind === 'delete the one who has it' && (!dies || times > 1);
            expect(await isTaken(mobile)).toBe(isDeleted ? false : accounts.some(isLive));
            continue;
          }
          const body = { name: 'Asha', mobile, referralCode: 'FL7K2M9QX', password: 'a good password' };
          const attempt = () => identity.call(register, { body });
          const answers = await Promise.all(Array.from({ length: times }, attempt));
          jest.restoreAllMocks();
          const calls = answers.map(({ status }) => ({ step: 'register', status }));
          const states = statesAfter({ taken: accounts.some(isLive), dies }, calls, registering);
          const taken = await isTaken(mobile);
          const explained = states.some((state) => state.taken === taken);
          expect({ calls, taken, explained }).toMatchObject({ explained: true });
          const fresh = answers.flatMap(({ status, body }) => (status === 201 ? [body.user._id] : []));
          for (const id of fresh) made.add(id);
        }
        identity.network.placing = 'works';

        const accounts = await accountsOf(mobile);
        expect(new Set(accounts.map(({ _id }) => _id))).toEqual(made);
        expect(accounts.filter(isLive).length).toBeLessThanOrEqual(1);
        const registered = (await identity.outboxEventsOf(memberRegistered)).filter((event) =>
          made.has(event.memberId),
        );
        expect(registered.map(({ memberId }) => memberId).sort()).toEqual([...made].sort());
        const deleted = accounts.filter((one) => !isLive(one)).map(({ _id }) => _id);
        const revoked = (await identity.outboxEventsOf(sessionsRevoked)).filter(({ memberId }) => made.has(memberId));
        expect(revoked.map(({ memberId }) => memberId).sort()).toEqual(deleted.sort());
      }),
      { numRuns: isThorough ? 200 : 10 },
    );
  },
  isThorough ? 3_600_000 : 120_000,
);
