import type { CottonOrderView } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { timelineOf } from './order-timeline.js';

type Order = Parameters<typeof timelineOf>[0];
const steps = (...taken: [CottonOrderView['steps'][number]['step'], string][]) =>
  taken.map(([step, day]) => ({ step, at: `${day}T06:00:00.000Z`, by: null }));
const asked: Order = {
  requestDate: '2026-01-03T06:00:00.000Z',
  status: 'Requested',
  depositReturnStatus: null,
  steps: [],
  sentAt: null,
  deliveryBy: null,
  refundBy: null,
};
const approved: Order = {
  ...asked,
  status: 'Approved',
  steps: steps(['approved', '2026-01-05']),
  deliveryBy: '2026-01-12',
};
const shown = (order: Order, today = '2026-01-06') =>
  timelineOf(order, today).map(({ what, state }) => `${what} ${state}`);
const find = (order: Order, what: string, today: string) =>
  timelineOf(order, today).find((entry) => entry.what === what);

it('the timeline of an order waits for the approval first, and promises no day before it', () => {
  expect(shown(asked)).toEqual([
    'requested done',
    'approved next',
    'sent later',
    'delivered later',
    'return-requested later',
    'refunded later',
  ]);
  expect(timelineOf(asked, '2026-03-01').some(({ promised, isLate }) => promised !== null || isLate)).toBe(false);
});

it('a rejected order ends the timeline', () => {
  expect(shown({ ...asked, status: 'Rejected', steps: steps(['rejected', '2026-01-04']) })).toEqual([
    'requested done',
    'rejected done',
  ]);
});

it('a step is expected by the promised day, and shows a delay afterwards', () => {
  expect(find(approved, 'delivered', '2026-01-12')).toMatchObject({
    state: 'later',
    promised: '2026-01-12',
    isLate: false,
  });
  expect(find(approved, 'delivered', '2026-01-13')).toMatchObject({ isLate: true });
  const sent = { ...approved, sentAt: '2026-01-07T06:00:00.000Z' };
  expect(shown(sent).slice(1, 4)).toEqual(['approved done', 'sent done', 'delivered next']);
});

it('the timeline of an order shows for a delivered order if it was in time, by the day of India', () => {
  const orderAt = (at: string) => ({
    ...approved,
    status: 'Delivered' as const,
    steps: [...steps(['approved', '2026-01-05']), { step: 'delivered' as const, at, by: null }],
  });
  expect(find(orderAt('2026-01-12T18:29:59.000Z'), 'delivered', '2026-02-01')).toMatchObject({ isLate: false });
  expect(find(orderAt('2026-01-12T18:30:00.000Z'), 'delivered', '2026-02-01')).toMatchObject({ isLate: true });
  expect(shown(orderAt('2026-01-10T06:00:00.000Z'))).toEqual([
    'requested done',
    'approved done',
    'delivered done',
    'return-requested next',
    'refunded later',
  ]);
});

const delivered = { ...approved, status: 'Delivered' as const };
const back = { ...delivered, depositReturnStatus: 'Requested' as const, refundBy: '2026-02-17' };
const returned = {
  ...back,
  depositReturnStatus: 'Approved' as const,
  steps: steps(['return-approved', '2026-02-10']),
};

it('the timeline of an order promises the deposit from the day of the request, or ends at the rejection of the return', () => {
  expect(find(back, 'refunded', '2026-02-17')).toMatchObject({
    state: 'later',
    promised: '2026-02-17',
    isLate: false,
  });
  expect(find(back, 'refunded', '2026-02-18')).toMatchObject({ isLate: true });
  expect(shown({ ...back, depositReturnStatus: 'Rejected' }).slice(-2)).toEqual([
    'return-requested done',
    'return-rejected done',
  ]);
});

it('the timeline of an order waits for the transfer of the deposit after the approval of the return', () => {
  expect(timelineOf(returned, '2026-02-18', { state: 'in-transfer' }).at(-1)).toMatchObject({
    what: 'refunded',
    state: 'next',
    promised: '2026-02-17',
    isLate: true,
  });
});

it.each(['paid', 'paid-twice'] as const)(
  'the timeline of an order ends at the day of the bank when the deposit is %s',
  (state) => {
    const transfer = { state: 'paid' as const, paidOn: '2026-02-18' };
    expect(timelineOf(returned, '2026-03-01', { state, transfer }).at(-1)).toMatchObject({
      what: 'refunded',
      state: 'done',
      day: '2026-02-18',
      isLate: true,
    });
  },
);

it('the timeline of an order shows no unknown transfer', () => {
  expect(shown(returned).at(-1)).toBe('return-approved done');
});

it('an order without stored days shows none', () => {
  const old: Order = { ...asked, status: 'Delivered', depositReturnStatus: 'Approved' };
  expect(timelineOf(old, '2026-06-01').map(({ what, at, isLate }) => [what, at !== null, isLate])).toEqual([
    ['requested', true, false],
    ['approved', false, false],
    ['delivered', false, false],
    ['return-requested', false, false],
    ['return-approved', false, false],
  ]);
});
