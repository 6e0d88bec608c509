import { describe, expect, it } from '@jest/globals';
import { bankChange, changedNumbers } from './change-numbers.js';

const none = { adharNo: null, panCardNo: null, bankAccountNo: null, ifscCode: null, bankHolder: null };
const some = { ...none, bankAccountNo: '123456789012', ifscCode: 'SBIN0005943' };

describe('changed numbers', () => {
  it('a number counts as changed if it was given and differs', () => {
    const given = { panCardNo: 'ABCPE1234F', bankAccountNo: some.bankAccountNo, ifscCode: null };
    expect(changedNumbers(some, given)).toEqual(['panCardNo', 'ifscCode']);
    expect(changedNumbers(none, {})).toEqual([]);
  });
});

describe('the destination of payouts', () => {
  it('other numbers do not change the destination', () => {
    expect(bankChange(some, ['adharNo', 'panCardNo'], true)).toBeNull();
  });

  it('the destination counts as first once, even after a removal', () => {
    expect(bankChange(none, ['bankAccountNo', 'ifscCode'], false)).toEqual({ isFirst: true });
    expect(bankChange(none, ['bankAccountNo'], true)).toEqual({ isFirst: false });
  });

  it.each([['bankAccountNo'], ['ifscCode']] as const)('a change of %s is enough for another destination', (name) => {
    expect(bankChange(some, [name], false)).toEqual({ isFirst: false });
    expect(bankChange({ ...some, [name]: null }, [name], false)).toEqual({ isFirst: false });
  });
});
