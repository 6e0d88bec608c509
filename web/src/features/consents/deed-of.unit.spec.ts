import type { ConsentView } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { deedOf } from './deed-of.js';

const asked = (call: ConsentView['call'], what: string | null) => deedOf({ call, what } as ConsentView);

it('a rejection is not called an approval, which is the same call', () => {
  expect(asked('updateCommissionStatus', 'Rejected')).toBe('rejectPayout');
  expect(asked('updateCommissionStatus', null)).toBe('call.updateCommissionStatus');
  expect(asked('updateCommissionStatus', 'SentToo')).toBe('call.updateCommissionStatus');
  expect(asked('exportPayoutFile', 'Rejected')).toBe('call.exportPayoutFile');
});
