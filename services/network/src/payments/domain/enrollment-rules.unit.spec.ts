import { expect, it } from '@jest/globals';
import { amountDue, holds } from './enrollment-rules.js';

const hour = 3_600_000;
const createdAt = new Date('2026-03-01T10:00:00Z');
const after = (ms: number) => new Date(createdAt.getTime() + ms);

it('the payment is valid for 48 hours, as long as the member has the same plan', () => {
  const begun = { createdAt, previousPlan: null };
  expect(holds(begun, null, after(48 * hour - 1))).toBe(true);
  expect(holds(begun, null, after(48 * hour))).toBe(false);
  expect(holds(begun, 'Bronze', after(hour))).toBe(false);
});

it('the amount is that of the link, unless the proof is late or the member has another plan by then', () => {
  const asked = { paise: 140_000, previousPlan: null, inTime: true };
  expect(amountDue({ plan: 'Silver', asked }, null)).toBe(140_000);
  expect(amountDue({ plan: 'Silver', asked: { ...asked, inTime: false } }, null)).toBe(150_000);
  expect(amountDue({ plan: 'Silver', asked }, 'Bronze')).toBe(75_000);
  expect(amountDue({ plan: 'Silver' }, null)).toBe(150_000);
});
