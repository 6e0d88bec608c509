import { describe, expect, it } from '@jest/globals';
import { anOrder } from './order.fixture.js';
import { promisedDays as daysOf } from './promised-days.js';

const at = (day: string) => new Date(`${day}T06:00:00Z`);
const approved = { step: 'approved', at: at('2026-01-05'), byId: 'head' } as const;
const asked = { step: 'return-requested', at: at('2026-02-10'), byId: 'asha' } as const;

const promisedDays = (order: Parameters<typeof daysOf>[0]) => daysOf(order, { deliveryDays: 7, refundDays: 5 });

describe('what is promised of an order', () => {
  it('is nothing before it is approved, and nothing once it is rejected', () => {
    const nothing = { deliveryBy: null, refundBy: null };
    expect(promisedDays(anOrder())).toEqual(nothing);
    expect(promisedDays(anOrder({ status: 'Rejected', steps: [{ ...approved, step: 'rejected' }] }))).toEqual(nothing);
  });

  it('is the cotton a week after its order, and stays that day once it is delivered', () => {
    expect(promisedDays(anOrder({ status: 'Approved', steps: [approved] }))).toEqual({
      deliveryBy: '2026-01-10',
      refundBy: null,
    });
    expect(promisedDays(anOrder({ status: 'Delivered', steps: [approved] })).deliveryBy).toBe('2026-01-10');
  });

  it('is the deposit some days after it was asked for, unless that is refused', () => {
    const steps = [approved, asked];
    const returning = (returnStatus: 'Requested' | 'Approved' | 'Rejected') =>
      promisedDays(anOrder({ status: 'Delivered', steps, returnStatus })).refundBy;
    expect(returning('Requested')).toBe('2026-02-15');
    expect(returning('Approved')).toBe('2026-02-15');
    expect(returning('Rejected')).toBeNull();
  });

  it('is no made-up day for a deposit of which nobody kept when it was asked for', () => {
    expect(promisedDays(anOrder({ status: 'Delivered', returnStatus: 'Requested' })).refundBy).toBeNull();
  });
});
