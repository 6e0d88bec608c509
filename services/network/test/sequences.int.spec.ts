import {
  approvePlan,
  approveRegistration,
  deleteMember,
  memberApproved,
  memberDeleted,
  memberPlaced,
  planApproved,
  planNames,
  planPrice,
  planRejected,
  planRequested,
  rejectPlan,
  requestPlanProof,
  reverseSale,
  saleReversed,
  type EventDefinition,
  type PlanName,
} from '@deepam/contracts';
import { Outbox } from '@deepam/messaging';
import { newId } from '@deepam/platform';
import { anyUtr, statesAfter, tinyPng, type SerialOutcome, isThorough } from '@deepam/testing';
import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import type { Membership } from '../src/tree/persistence/membership.schema.js';
import { TestNetwork, type Person } from './test-network.js';

type Step =
  | { readonly kind: 'place' | 'approve' | 'delete' | 'reject' }
  | { readonly kind: 'ask' | 'grant' | 'reverse'; readonly plan: PlanName };
interface Act {
  readonly steps: readonly Step[];
  readonly dies: boolean;
}

const plan = fc.constantFrom(...planNames);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom('place', 'approve', 'delete', 'reject').map((kind): Step => ({ kind: kind as 'place' })),
  fc
    .tuple(fc.constantFrom('ask', 'grant', 'reverse'), plan)
    .map(([kind, wanted]): Step => ({ kind: kind as 'ask', plan: wanted })),
);
const act: fc.Arbitrary<Act> = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 3 }),
  dies: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
});

interface Standing {
  readonly approved: boolean;
  readonly deleted: boolean;
  readonly plan: PlanName | null;
  readonly asked: PlanName | null;
  readonly dies: boolean;
  readonly sold: readonly PlanName[];
  readonly reversed: readonly PlanName[];
}
const rank = (name: PlanName | null): number => (name === null ? -1 : planNames.indexOf(name));

/** The model states the rules independently of the product. */
const rule = (standing: Standing, one: Step): SerialOutcome<Standing> => {
  const { approved, deleted, plan: held, asked, sold, reversed } = standing;
  const refused = (status: number) => ({ status, state: standing });
  const outcome = (change: Partial<Standing>, status = 200) =>
    standing.dies
      ? { status: 500, state: { ...standing, dies: false } }
      : { status, state: { ...standing, ...change } };
  if (one.kind === 'place') return refused(200);
  if (deleted) return refused(404);
  switch (one.kind) {
    case 'approve':
      return approved ? refused(409) : outcome({ approved: true });
    case 'delete':
      return approved || held ? refused(409) : outcome({ deleted: true, asked: null });
    case 'ask':
      return rank(one.plan) > rank(held) ? outcome({ asked: one.plan }) : refused(422);
    case 'grant':
      if (rank(one.plan) <= rank(held)) return refused(409);
      return outcome({
        approved: true,
        plan: one.plan,
        sold: [...sold, one.plan],
        asked: rank(asked) > rank(one.plan) ? asked : null,
      });
    case 'reverse':
      if (!sold.includes(one.plan)) return refused(reversed.includes(one.plan) ? 409 : 404);
      if (sold.at(-1) !== one.plan || asked) return refused(409);
      return outcome({ plan: sold.at(-2) ?? null, sold: sold.slice(0, -1), reversed: [...reversed, one.plan] });
    case 'reject':
      return asked ? outcome({ asked: null }) : refused(409);
  }
};

const eventOf: Record<Step['kind'], EventDefinition> = {
  place: memberPlaced,
  approve: memberApproved,
  delete: memberDeleted,
  ask: planRequested,
  grant: planApproved,
  reject: planRejected,
  reverse: saleReversed,
};
const repeatable: Step['kind'] = 'place';

let network: TestNetwork;
let head: Person;
let proof: Awaited<ReturnType<typeof tinyPng>>;
beforeAll(async () => {
  network = await TestNetwork.start();
  head = await network.head();
  proof = await tinyPng();
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => network.close());

it(
  'a member has one membership, one decision for each request, and sales that add up to the price of the plan',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 12 }), async (acts) => {
        const newcomer = network.newcomer(head);
        const userId = newcomer.memberId;
        const token = await network.service.tokens.memberToken({ memberId: userId });
        const agreed = new Map<Step['kind'], number>();
        const applyStep = async (one: Step): Promise<number> => {
          switch (one.kind) {
            case 'place':
              return (await network.place(newcomer)).status;
            case 'approve':
              return (await network.call(approveRegistration, { body: { userId } }, head.token)).status;
            case 'delete':
              return (await network.call(deleteMember, { params: { id: userId } }, head.token)).status;
            case 'ask': {
              const body = { plan: one.plan, utr: anyUtr() };
              const { status } = await network.call(requestPlanProof, { body, files: { planProof: proof } }, token);
              // The token of a deleted account is rejected as soon as the event of the deletion has arrived.
              return status === 401 && agreed.has('delete') ? 404 : status;
            }
            case 'grant':
              return (await network.call(approvePlan, { body: { userId, plan: one.plan } }, head.token)).status;
            case 'reverse': {
              const body = { kind: 'wrong-approval', note: 'No' } as const;
              const params = { id: await saleOf(userId, one.plan) };
              return (await network.call(reverseSale, { params, body }, head.token)).status;
            }
            case 'reject':
              return (await network.call(rejectPlan, { body: { userId, reason: 'No' } }, head.token)).status;
          }
        };
        expect((await network.place(newcomer)).status).toBe(200);
        let standings: Standing[] = [
          { approved: false, deleted: false, plan: null, asked: null, dies: false, sold: [], reversed: [] },
        ];
        for (const { steps, dies } of acts) {
          if (dies) {
            const died = () => Promise.reject(new Error('the process died'));
            jest.spyOn(network.service.app.get(Outbox, { strict: false }), 'add').mockImplementationOnce(died);
          }
          const calls = await Promise.all(steps.map(async (one) => ({ step: one, status: await applyStep(one) })));
          jest.restoreAllMocks();
          const after = standings.flatMap((standing) => statesAfter({ ...standing, dies }, calls, rule));
          expect({ standings, calls, explained: after.length > 0 }).toMatchObject({ explained: true });
          standings = after;
          for (const { step, status } of calls) {
            if (status < 300) agreed.set(step.kind, (agreed.get(step.kind) ?? 0) + 1);
          }
        }
        await check(userId, agreed);
      }),
      { numRuns: isThorough ? 200 : 12 },
    );
  },
  isThorough ? 3_600_000 : 120_000,
);

async function saleOf(memberId: string, wanted: PlanName): Promise<string> {
  const sales = network.service.db.collection<{ _id: string; reversal?: object }>('sales');
  const found = await sales.find({ memberId, plan: wanted }).sort({ _id: 1 }).toArray();
  return (found.find(({ reversal }) => !reversal) ?? found.at(-1))?._id ?? newId();
}

async function check(memberId: string, agreed: ReadonlyMap<Step['kind'], number>): Promise<void> {
  const published = async <D extends EventDefinition>(definition: D) =>
    (await network.outboxEventsOf(definition)).filter((data) => (data as { memberId: string }).memberId === memberId);
  const counts = Object.fromEntries(
    await Promise.all(
      Object.entries(eventOf).map(async ([kind, definition]) => [kind, (await published(definition)).length] as const),
    ),
  ) as Record<Step['kind'], number>;
  expect(counts.place).toBe(1);
  for (const kind of Object.keys(eventOf) as Step['kind'][]) {
    if (kind === 'approve') expect(counts.approve).toBe(agreed.has('approve') || agreed.has('grant') ? 1 : 0);
    else if (kind !== repeatable) expect([kind, counts[kind]]).toEqual([kind, agreed.get(kind) ?? 0]);
  }
  expect(counts.approve + counts.delete).toBeLessThanOrEqual(1);
  expect(counts.reject).toBeLessThanOrEqual(counts.ask);

  const approvals = await published(planApproved);
  const reversed = new Set((await published(saleReversed)).map(({ saleId }) => saleId));
  const sales = approvals.filter(({ saleId }) => !reversed.has(saleId));
  const inOrder = sales.toSorted((a, b) => planNames.indexOf(a.plan) - planNames.indexOf(b.plan));
  expect(inOrder.map((sale) => sale.previousPlan)).toEqual(
    [null, ...inOrder.map((sale) => sale.plan)].slice(0, inOrder.length),
  );
  const membership = await network.memberships.findById(memberId).lean<Membership>();
  expect(membership?.plan ?? null).toBe(inOrder.at(-1)?.plan ?? null);
  const paid = sales.reduce((sum, sale) => sum + sale.amountPaise, 0);
  expect(paid).toBe(membership?.plan ? planPrice(membership.plan, null) : 0);
  const recorded = await network.service.db.collection('sales').countDocuments({ memberId });
  expect(recorded).toBe(approvals.length);
  expect(membership?.live ?? false).toBe(counts.delete === 0);
  if (membership?.planRequest) expect(counts.ask).toBeGreaterThan(counts.reject);
}
