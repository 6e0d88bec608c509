import { describe, expect, it } from '@jest/globals';
import { anOrder } from './order.fixture.js';
import { promisedDays } from './promised-days.js';

const at = (day: string) => new Date(`${day}T06:00:00Z`);
const approved = { step: 'approved', at: at('2026-01-05'), byId: 'head' } as const;
const asked = { step: 'return-requested', at: at('2026-02-10'), byId: 'asha' } as const;

describe('what is promised of an order', () => {
  it('is nothing before it is approved, and nothing once it is rejected', () => {
    const nothing = { deliveryBy: null, refundBy: null };
    expect(promisedDays(anOrder())).toEqual(nothing);
    expect(promisedDays(anOrder({ status: 'Rejected', steps: [{ ...approved, step: 'rejected' }] }))).toEqual(nothing);
  });

  it('is the cotton a week after the approval, and stays that day once it is delivered', () => {
    expect(promisedDays(anOrder({ status: 'Approved', steps: [approved] }))).toEqual({
      deliveryBy: '2026-01-12',
      refundBy: null,
    });
    expect(promisedDays(anOrder({ status: 'Delivered', steps: [approved] })).deliveryBy).toBe('2026-01-12');
  });

  it('is the deposit a week after it was asked for, unless that is refused', () => {
    const steps = [approved, asked];
    const returning = (returnStatus: 'Requested' | 'Approved' | 'Rejected') =>
      promisedDays(anOrder({ status: 'Delivered', steps, returnStatus })).refundBy;
    expect(returning('Requested')).toBe('2026-02-17');
    expect(returning('Approved')).toBe('2026-02-17');
    expect(returning('Rejected')).toBeNull();
  });

  it('is not made up for an order of which nobody kept when it was approved', () => {
    expect(promisedDays(anOrder({ status: 'Delivered', returnStatus: 'Requested' }))).toEqual({
      deliveryBy: null,
      refundBy: null,
    });
    const older = anOrder({ status: 'Approved', approvedAt: at('2026-01-05') });
    expect(promisedDays(older).deliveryBy).toBe('2026-01-12');
  });
});
