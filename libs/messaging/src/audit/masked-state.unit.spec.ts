import { expect, it } from '@jest/globals';
import { maskedState } from './audit-trail.js';

it('the stored state has no long typed numbers', () => {
  const typed = { reason: 'Paid to 123456789012, PAN ABCDE1234F', title: undefined, amount: 123_456_789 };
  expect(maskedState(typed)).toEqual({ reason: 'Paid to XXXX, PAN XXXX', amount: 123_456_789 });
  expect(maskedState(undefined)).toBeNull();
});

it('the stored state of an audit entry names people and roles by complete ids, whatever digits these have', () => {
  const id = '69b812345678901234567890';
  const byTwo = { requestedBy: id, approvedBy: '6b0812345678901234c0ffee', role: id };
  expect(maskedState(byTwo)).toEqual(byTwo);
});

it('the stored state of an audit entry recognises an id by its field and format, since an Aadhaar number has as many digits', () => {
  const digits = '123412341234567856785678';
  expect(maskedState({ reason: digits, role: 'Office 123456789012' })).toEqual({
    reason: 'XXXX',
    role: 'Office XXXX',
  });
});
