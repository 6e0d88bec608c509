import { describe, expect, it } from '@jest/globals';
import { maskDigits } from './mask-digits.js';

describe('what is masked in the audit trail', () => {
  it.each([
    ['an Aadhaar', 'see 2345 6789 0124.', 'see XXXX.'],
    ['an Aadhaar without spaces', '234567890124', 'XXXX'],
    ['an account number of nine digits', 'account 123456789', 'account XXXX'],
    ['a PAN', 'pan abcpe1234f is wrong', 'pan XXXX is wrong'],
    ['a mobile with its country', 'call +91 98765-43210', 'call +XXXX'],
    ['two of them', '987654321012 or 876543210123', 'XXXX or XXXX'],
  ])('%s', (_what, typed, masked) => expect(maskDigits(typed)).toBe(masked));

  it.each(['Order of 40 kg, 16000 rupees', '2026-11-22', 'SBIN0005943', '', 'दीपा ने दो बार भेजा'])('not: %s', (typed) =>
    expect(maskDigits(typed)).toBe(typed),
  );
});
