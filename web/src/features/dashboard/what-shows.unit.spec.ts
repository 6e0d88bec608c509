import { expect, it } from '@jest/globals';
import {
  hasEarnings,
  isPlanAwaited,
  isWaiting,
  mayInvite,
  mayRequestPayout,
  mayRequestCotton,
  mayWithdraw,
  seesPayouts,
} from './what-shows.js';

const head = { isHead: true, isApproved: true, plan: null } as const;
const fresh = { isHead: false, isApproved: false, plan: null } as const;
const approved = { ...fresh, isApproved: true } as const;
const dashboardFor = (plan: 'Bronze' | 'Silver' | 'Gold') => ({ ...approved, plan });

it('the dashboard waits for approval, but never for the head', () => {
  expect(isWaiting(fresh)).toBe(true);
  expect(isWaiting(approved)).toBe(false);
  expect(isWaiting({ ...head, isApproved: false })).toBe(false);
});

it('the dashboard offers payouts to approved members on any plan but Bronze', () => {
  expect(seesPayouts(fresh)).toBe(false);
  expect(seesPayouts(approved)).toBe(true);
  expect(seesPayouts(dashboardFor('Bronze'))).toBe(false);
  expect(seesPayouts(dashboardFor('Silver'))).toBe(true);
  expect(seesPayouts(head)).toBe(false);
});

it('the dashboard offers commission to Silver and Gold from one rupee on', () => {
  expect(mayRequestPayout({ ...dashboardFor('Silver'), available: 1 })).toBe(true);
  expect(mayRequestPayout({ ...dashboardFor('Gold'), available: 0.99 })).toBe(false);
  expect(mayRequestPayout({ ...approved, available: 500 })).toBe(false);
  expect(mayRequestPayout({ ...dashboardFor('Bronze'), available: 500 })).toBe(false);
});

it('the dashboard offers the withdrawal of earnings from one rupee on', () => {
  expect(hasEarnings({ available: 500, availableFrom: { earnings: 0 } })).toBe(false);
  expect(hasEarnings({ available: 500, availableFrom: { earnings: 1 } })).toBe(true);
});

it('the dashboard offers earnings to every approved member, but not to the head', () => {
  expect(mayWithdraw(fresh)).toBe(false);
  expect(mayWithdraw(approved)).toBe(true);
  expect(mayWithdraw(dashboardFor('Bronze'))).toBe(true);
  expect(mayWithdraw(head)).toBe(false);
});

it('the dashboard offers cotton to plan holders', () => {
  expect(mayRequestCotton(approved)).toBe(false);
  expect(mayRequestCotton(dashboardFor('Bronze'))).toBe(true);
});

it('a member with a pending request for the missing plan is not sent to the plans', () => {
  expect(isPlanAwaited({ requestedPlan: null }, 'cotton')).toBe(false);
  expect(isPlanAwaited({ requestedPlan: 'Bronze' }, 'cotton')).toBe(true);
  expect(isPlanAwaited({ requestedPlan: 'Bronze' }, 'commission')).toBe(false);
  expect(isPlanAwaited({ requestedPlan: 'Gold' }, 'commission')).toBe(true);
});

it('the dashboard gives a sponsor link to Silver, Gold and the head', () => {
  expect(mayInvite(approved)).toBe(false);
  expect(mayInvite(dashboardFor('Bronze'))).toBe(false);
  expect(mayInvite(dashboardFor('Silver'))).toBe(true);
  expect(mayInvite(dashboardFor('Gold'))).toBe(true);
  expect(mayInvite(head)).toBe(true);
});
