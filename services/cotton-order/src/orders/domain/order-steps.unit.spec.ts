import { describe, expect, it } from '@jest/globals';
import type { OrderDocument } from '../persistence/order.schema.js';
import { stepsOf } from './order-steps.js';

const at = (day: number) => new Date(Date.UTC(2026, 0, day));
const order = (fields: Partial<OrderDocument>) => fields as OrderDocument;

describe('the steps of an order', () => {
  it('the steps are those that were recorded', () => {
    const steps = [
      { step: 'approved' as const, at: at(1), byId: 'h' },
      { step: 'delivered' as const, at: at(2), byId: 'h' },
    ];
    expect(stepsOf(order({ steps, approvedAt: at(1), returnApprovedAt: null }))).toEqual(steps);
  });

  it('the steps of an older order are the recorded times, without people', () => {
    const delivered = { step: 'delivered' as const, at: at(2), byId: 'h' };
    expect(stepsOf(order({ approvedAt: at(1), returnApprovedAt: at(3), steps: [delivered] }))).toEqual([
      { step: 'approved', at: at(1), byId: null },
      delivered,
      { step: 'return-approved', at: at(3), byId: null },
    ]);
    expect(stepsOf(order({}))).toEqual([]);
  });
});
