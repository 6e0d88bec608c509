import { expect, it } from '@jest/globals';
import { holdsSecretNumber } from './drafts.js';

it.each([
  ['an Aadhaar number', 'It is 2341 2341 2346, please look.'],
  ['an Aadhaar number in the digits of Hindi', 'आधार २३४१२३४१२३४६'],
  ['an Aadhaar number in other groups', '2341.2341.2346'],
  ['an Aadhaar number with wide gaps', '2341  2341  2346'],
  ['an Aadhaar number with long dashes', '2341–2341–2346'],
  ['an Aadhaar number with invisible marks', '2341\u200B2341\u200E2346'],
  ['an Aadhaar number in the digits of Arabic', '٢٣٤١٢٣٤١٢٣٤٦'],
  ['an Aadhaar number that begins like a mobile', '9198 7654 3216'],
  ['a PAN', 'my pan is abcpe1234f.'],
  ['a bank account', 'to 123456789012345 please'],
  ['a short bank account', '123-456-789'],
])('a secret number is %s', (_what, text) => {
  expect(holdsSecretNumber(text)).toBe(true);
});

it.each([
  ['a mobile', 'Call 98765 43210 or +91 9876543210.'],
  ['a mobile with its country', '+919876543216'],
  ['a mobile in the line after a PIN code', 'Satara 415001\n9876543210'],
  ['a day and an amount', 'On 24.11.2026, ₹5,000.'],
  ['a UTR', 'The UTR was 412345678901.'],
  ['an address with a PIN code', '12 Karve Road, Satara 415001'],
  ['the number of a ticket', 'GR-2026-000123'],
  ['nothing', ''],
])('a secret number is not %s', (_what, text) => {
  expect(holdsSecretNumber(text)).toBe(false);
});
