import { describe, expect, it } from '@jest/globals';
import { holdsSecretNumber } from './secret-number.js';

describe('a number that is never kept on a device', () => {
  it.each([
    ['an Aadhaar number', 'It is 2341 2341 2346, please look.'],
    ['an Aadhaar number in the digits of Hindi', 'आधार २३४१२३४१२३४६'],
    ['a PAN', 'my pan is abcpe1234f.'],
    ['a bank account', 'to 123456789012345 please'],
    ['a short bank account', '123-456-789'],
  ])('is %s', (_what, text) => {
    expect(holdsSecretNumber(text)).toBe(true);
  });

  it.each([
    ['a mobile', 'Call 98765 43210 or +91 9876543210.'],
    ['a UTR', 'The UTR was 412345678901.'],
    ['an address with a PIN code', '12 Karve Road, Satara 415001'],
    ['the number of a ticket', 'GR-2026-000123'],
    ['nothing', ''],
  ])('is not %s', (_what, text) => {
    expect(holdsSecretNumber(text)).toBe(false);
  });
});
