import type { ConsentView } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { deedOf, isToSend } from './deed-of.js';

const asked = (call: ConsentView['call'], what: string | null) => deedOf({ call, what } as ConsentView);

it('a rejection is not called an approval, which is the same call', () => {
  expect(asked('updateCommissionStatus', 'Rejected')).toBe('rejectPayout');
  expect(asked('updateCommissionStatus', null)).toBe('call.updateCommissionStatus');
  expect(asked('updateCommissionStatus', 'SentToo')).toBe('call.updateCommissionStatus');
  expect(asked('exportPayoutFile', 'Rejected')).toBe('call.exportPayoutFile');
});

it('what is granted leads to where it is sent, but not what was paid already, or is given back', () => {
  const leads = (call: ConsentView['call'], what: string | null, state: ConsentView['state'] = 'granted') =>
    isToSend({ call, what, state });
  expect(leads('recordPayoutSent', null)).toBe(true);
  expect(leads('updateCommissionStatus', null)).toBe(true);
  for (const what of ['Rejected', 'PaidBefore', 'SentToo']) expect(leads('updateCommissionStatus', what)).toBe(false);
  expect(leads('updateCommissionStatus', null, 'waiting')).toBe(false);
  expect(leads('approvePlan', null)).toBe(false);
});
