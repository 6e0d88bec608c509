import { expect, it } from '@jest/globals';
import { anOrder } from './domain/order.fixture.js';
import { promisedDays as daysOf } from './order-views.js';

const at = (day: string) => new Date(`${day}T06:00:00Z`);
const approved = { step: 'approved', at: at('2026-01-05'), byId: 'head' } as const;
const asked = { step: 'return-requested', at: at('2026-02-10'), byId: 'asha' } as const;

const promisedDays = (order: Parameters<typeof daysOf>[0]) => daysOf(order, { deliveryDays: 7, refundDays: 5 });

it('an order before its approval, and a rejected one, promise nothing', () => {
  const nothing = { deliveryBy: null, refundBy: null };
  expect(promisedDays(anOrder())).toEqual(nothing);
  expect(promisedDays(anOrder({ status: 'Rejected', steps: [{ ...approved, step: 'rejected' }] }))).toEqual(nothing);
});

it('the cotton is promised a week after the order, and that day stays after the delivery', () => {
  expect(promisedDays(anOrder({ status: 'Approved', steps: [approved] }))).toEqual({
    deliveryBy: '2026-01-10',
    refundBy: null,
  });
  expect(promisedDays(anOrder({ status: 'Delivered', steps: [approved] })).deliveryBy).toBe('2026-01-10');
});

it('the deposit is promised some days after its request, unless that is rejected', () => {
  const steps = [approved, asked];
  const returning = (returnStatus: 'Requested' | 'Approved' | 'Rejected') =>
    promisedDays(anOrder({ status: 'Delivered', steps, returnStatus })).refundBy;
  expect(returning('Requested')).toBe('2026-02-15');
  expect(returning('Approved')).toBe('2026-02-15');
  expect(returning('Rejected')).toBeNull();
});

it('a deposit without a known request has no promised day', () => {
  expect(promisedDays(anOrder({ status: 'Delivered', returnStatus: 'Requested' })).refundBy).toBeNull();
});
