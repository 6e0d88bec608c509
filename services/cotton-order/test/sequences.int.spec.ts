import {
  cottonApproved,
  cottonDelivered,
  cottonRejected,
  cottonRequested,
  decideCottonOrder,
  decideReturn,
  makingCharge,
  orderTotal,
  requestReturn,
  returnApproved,
  returnRejected,
  returnRequested,
} from '@deepam/contracts';
import { Outbox } from '@deepam/messaging';
import { outboxEvents, statesAfter, type SerialOutcome, isThorough } from '@deepam/testing';
import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import type { OrderDocument } from '../src/orders/persistence/order.schema.js';
import { startCotton, type CottonTest } from './cotton-harness.js';

const kinds = [
  cottonRequested,
  cottonApproved,
  cottonRejected,
  cottonDelivered,
  returnRequested,
  returnApproved,
  returnRejected,
];
const stories = [
  [cottonRequested],
  [cottonRequested, cottonRejected],
  [cottonRequested, cottonApproved],
  [cottonRequested, cottonApproved, cottonDelivered],
  [cottonRequested, cottonApproved, cottonDelivered, returnRequested],
  [cottonRequested, cottonApproved, cottonDelivered, returnRequested, returnApproved],
  [cottonRequested, cottonApproved, cottonDelivered, returnRequested, returnRejected],
].map((story) => story.map(({ type }) => type));

type Step =
  | { readonly on: 'order'; readonly status: 'Approved' | 'Rejected' | 'Delivered' }
  | { readonly on: 'return'; readonly status: 'Requested' | 'Approved' | 'Rejected' };
interface Act {
  readonly which: number;
  readonly steps: readonly Step[];
  readonly dies: boolean;
}

interface Standing {
  readonly order: 'Requested' | 'Approved' | 'Rejected' | 'Delivered';
  readonly deposit: 'none' | 'Requested' | 'Approved' | 'Rejected';
  readonly dies: boolean;
}
const statusBefore = { Approved: 'Requested', Rejected: 'Requested', Delivered: 'Approved' } as const;

/** The model states the rules independently of the product. */
const rule = (standing: Standing, { on, status }: Step): SerialOutcome<Standing> => {
  const isFit =
    on === 'order'
      ? standing.order === statusBefore[status]
      : standing.order === 'Delivered' && standing.deposit === (status === 'Requested' ? 'none' : 'Requested');
  if (!isFit) return { status: 409, state: standing };
  if (standing.dies) return { status: 500, state: { ...standing, dies: false } };
  const change = on === 'order' ? { order: status } : { deposit: status };
  return { status: on === 'return' && status === 'Requested' ? 201 : 200, state: { ...standing, ...change } };
};

const step: fc.Arbitrary<Step> = fc.oneof(
  fc
    .constantFrom('Approved', 'Approved', 'Rejected', 'Delivered', 'Delivered')
    .map((status): Step => ({ on: 'order', status: status as 'Approved' })),
  fc
    .constantFrom('Requested', 'Approved', 'Rejected')
    .map((status): Step => ({ on: 'return', status: status as 'Approved' })),
);
const act: fc.Arbitrary<Act> = fc.record({
  which: fc.nat({ max: 1 }),
  steps: fc.array(step, { minLength: 1, maxLength: 3 }),
  dies: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
});

let cotton: CottonTest;
let member: { id: string; token: string };
beforeAll(async () => {
  cotton = await startCotton();
  member = await cotton.member();
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => cotton.service.close());

const applyStep = async (id: string, { on, status }: Step): Promise<number> => {
  const rejectionReason = status === 'Rejected' ? 'No' : undefined;
  if (on === 'return' && status === 'Requested') {
    return (await cotton.service.call(requestReturn, { params: { id } }, member.token)).status;
  }
  if (on === 'return') {
    const body = { status: status as 'Approved', rejectionReason };
    return (await cotton.service.call(decideReturn, { params: { id }, body }, cotton.head)).status;
  }
  return (
    await cotton.service.call(decideCottonOrder, { params: { id }, body: { status, rejectionReason } }, cotton.head)
  ).status;
};

const storyOf = async (orderId: string) => {
  const all = await Promise.all(kinds.map((kind) => outboxEvents(cotton.service.db, kind)));
  return all
    .flat()
    .filter(({ data }) => (data as { orderId: string }).orderId === orderId)
    .map(({ type, data }) => ({ type, data: data as { makingChargePaise?: number; depositPaise?: number } }));
};

it(
  'each order has a story that the table allows, publishes each step once, and pays for returned wicks',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 12 }), async (acts) => {
        const orders = await Promise.all([1, 3].map((kg) => cotton.order(member.token, kg)));
        const agreed = new Map(orders.map(({ _id }) => [_id, 1]));
        const fresh: Standing = { order: 'Requested', deposit: 'none', dies: false };
        const standings = new Map(orders.map(({ _id }) => [_id, [fresh]]));
        for (const { which, steps, dies } of acts) {
          const id = orders[which]!._id;
          if (dies) {
            const died = () => Promise.reject(new Error('the process died'));
            jest.spyOn(cotton.service.app.get(Outbox, { strict: false }), 'add').mockImplementationOnce(died);
          }
          const calls = await Promise.all(steps.map(async (one) => ({ step: one, status: await applyStep(id, one) })));
          jest.restoreAllMocks();
          const possible = standings.get(id)!;
          const after = possible.flatMap((standing) => statesAfter({ ...standing, dies }, calls, rule));
          expect({ possible, calls, explained: after.length > 0 }).toMatchObject({ explained: true });
          standings.set(id, after);
          agreed.set(id, agreed.get(id)! + calls.filter(({ status }) => status < 300).length);
        }
        for (const { _id, quantity } of orders) {
          const story = await storyOf(_id);
          expect(stories).toContainEqual(story.map(({ type }) => type));
          expect(story).toHaveLength(agreed.get(_id)!);
          const paid = story.find(({ type }) => type === returnApproved.type);
          if (paid) {
            expect(paid.data).toMatchObject({
              makingChargePaise: makingCharge(quantity),
              depositPaise: orderTotal(quantity),
            });
          }
          const stored = await cotton.service.db.collection<OrderDocument>('orders').findOne({ _id });
          expect(stored?.returnStatus ?? stored?.status).toBe(statusAfter(story.at(-1)!.type));
        }
      }),
      { numRuns: isThorough ? 200 : 10 },
    );
  },
  isThorough ? 3_600_000 : 120_000,
);

/** The last word of the event is the status, as in `cotton.return-approved`. */
function statusAfter(type: string): string {
  const word = type.split('-').at(-1)!;
  return word.charAt(0).toUpperCase() + word.slice(1);
}
