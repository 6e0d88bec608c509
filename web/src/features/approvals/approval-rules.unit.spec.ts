import type { ApprovalView } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { isReadyToSend } from './approval-rules.js';

it('an approved payout or transfer leads its requester to the payment', () => {
  const leads = (call: ApprovalView['call'], state: ApprovalView['state'] = 'approved') =>
    isReadyToSend({ call, state });
  expect(leads('transferByHand')).toBe(true);
  expect(leads('updateCommissionStatus')).toBe(true);
  expect(leads('updateCommissionStatus', 'waiting')).toBe(false);
  expect(leads('recordRecovery')).toBe(false);
  expect(leads('approvePlan')).toBe(false);
});
