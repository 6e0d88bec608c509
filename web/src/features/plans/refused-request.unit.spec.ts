import { expect, it } from '@jest/globals';
import { refusedRequest } from './refused-request.js';

const planRejection = { plan: 'Silver', reason: 'No such payment.', at: '2026-11-01T06:30:00.000Z' } as const;
const asked = { plan: null, requestedPlan: null, planRejection };
const next = Date.parse('2026-11-02T06:30:00.000Z');

it('a rejection is shown to members without this plan or with a lower one', () => {
  expect(refusedRequest(asked, next)).toBe(planRejection);
  expect(refusedRequest({ ...asked, plan: 'Bronze' }, next)).toBe(planRejection);
});

it('the rejection ends with another request, with the plan, and after a month', () => {
  expect(refusedRequest({ ...asked, requestedPlan: 'Gold' }, next)).toBeNull();
  expect(refusedRequest({ ...asked, plan: 'Silver' }, next)).toBeNull();
  expect(refusedRequest(asked, Date.parse('2026-12-01T06:30:00.000Z'))).toBeNull();
});

it('no rejection is shown without one, or from an older server', () => {
  expect(refusedRequest({ ...asked, planRejection: null }, next)).toBeNull();
  expect(refusedRequest({ plan: null, requestedPlan: null }, next)).toBeNull();
});
