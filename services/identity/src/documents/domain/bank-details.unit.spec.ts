import { describe, expect, it } from '@jest/globals';
import { bankChange, changedNumbers } from './bank-details.js';

const none = { adharNo: null, panCardNo: null, bankAccountNo: null, ifscCode: null, bankHolder: null };
const some = { ...none, bankAccountNo: '123456789012', ifscCode: 'SBIN0005943' };

describe('changed numbers', () => {
  it('are those that were given and are not as before', () => {
    const given = { panCardNo: 'ABCPE1234F', bankAccountNo: some.bankAccountNo, ifscCode: null };
    expect(changedNumbers(some, given)).toEqual(['panCardNo', 'ifscCode']);
    expect(changedNumbers(none, {})).toEqual([]);
  });
});

describe('where payouts go', () => {
  it('is not touched by other numbers', () => {
    expect(bankChange(some, ['adharNo', 'panCardNo'], true)).toBeNull();
  });

  it('counts as first once, also when it was removed meanwhile', () => {
    expect(bankChange(none, ['bankAccountNo', 'ifscCode'], false)).toEqual({ isFirst: true });
    expect(bankChange(none, ['bankAccountNo'], true)).toEqual({ isFirst: false });
  });

  it.each([['bankAccountNo'], ['ifscCode']] as const)('changes with %s alone', (name) => {
    expect(bankChange(some, [name], false)).toEqual({ isFirst: false });
    expect(bankChange({ ...some, [name]: null }, [name], false)).toEqual({ isFirst: false });
  });
});
