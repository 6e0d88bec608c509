import { expect, it } from '@jest/globals';
import { masked } from './numbers.js';

it('a mask shows four characters of a personal number, and the branch of the bank', () => {
  const numbers = { adharNo: '999941057058', panCardNo: 'ABCPE1234F', bankAccountNo: '123456789012' };
  const bank = { ifscCode: 'SBIN0005943', bankHolder: 'ASHA PATIL' };
  expect(masked({ ...numbers, ...bank })).toEqual({
    adharNo: 'XXXX XXXX 7058',
    panCardNo: 'XXXXXX234F',
    bankAccountNo: 'XXXXXXXX9012',
    ...bank,
  });
});

it('a missing number has no mask', () => {
  const none = { adharNo: null, panCardNo: null, bankAccountNo: null, ifscCode: null, bankHolder: null };
  expect(masked(none)).toEqual(none);
});
