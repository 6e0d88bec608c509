import { expect, it } from '@jest/globals';
import { fill } from '../../lib/i18n/messages.js';
import { approvalRequestMessages } from '../../lib/approval/messages.js';
import { changeRows } from './change-rows.js';

const { english } = approvalRequestMessages;
const say = ((key: keyof typeof english, params: Readonly<Record<string, string | number>> = {}) =>
  fill(english[key], params)) as Parameters<typeof changeRows>[1];
const rowOf = (field: string, before: string | null, after: string) =>
  changeRows([{ field, before, after }], say, (permission) => `may ${permission}`)[0];

it.each([
  ['level-1', '500', '650', 'Level 1', '5% → 6.5%'],
  ['plan-Gold', '9', '10', 'Levels for Gold', '9 → 10'],
  ['rateBasisPoints', '200', '500', 'Rate with a PAN', '2% → 5%'],
  ['thresholdPaise', '2000000', '1500000', 'Exempt up to', '₹20,000 → ₹15,000'],
  ['isOn', 'false', 'true', 'TDS', 'no → yes'],
  ['startsOn', null, '2026-04-01', 'Effective from', '– → 1 Apr 2026'],
  ['priceOwed', null, 'true', 'Plan refund', 'The price is then owed to the member'],
  ['priceOwed', null, 'false', 'Plan refund', 'None: the price is not owed'],
  ['planCredit', null, 'none', 'Credit for the plan', 'No credit of the bank is matched'],
  ['planCreditReversedOn', null, '2026-11-20', 'Credit for the plan', 'The bank reversed the credit on 20 Nov 2026'],
  ['oneAccountRule', 'refuse', 'off', 'Shared Aadhaar numbers', 'reject the second account → do nothing'],
  ['role', null, 'Plans', 'Role', '– → Plans'],
  ['permissions', 'read', 'read, payouts', 'Includes', 'may read → may payouts, may read'],
  ['bankNumber', null, '533112345678', 'Number of the transfer', '533112345678'],
  [
    'earlierTransfer',
    null,
    'statement-of-requester',
    'Earlier transfer',
    'Returned according to a bank statement that the requester imported',
  ],
  ['ofTomorrow', 'a', 'b', 'ofTomorrow', 'a → b'],
])('the change of %s from %s to %s is worded as "%s: %s"', (field, before, after, name, change) => {
  expect(rowOf(field, before, after)).toEqual([name, change]);
});

it('a repeated download names the moment of the one before, and that the bank may pay it twice', () => {
  const [name, fact] = rowOf('downloadedBefore', null, '2026-01-05T06:30:00.000Z')!;
  expect(name).toBe('Downloaded before');
  expect(fact).toMatch(/^On 5 Jan 2026.*: the bank may have this file and pay it twice$/);
});
