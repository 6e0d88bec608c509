import { expect, it } from '@jest/globals';
import { maskDigits } from './mask-digits.js';

it.each([
  ['an Aadhaar', 'see 2345 6789 0124.', 'see XXXX.'],
  ['an Aadhaar without spaces', '234567890124', 'XXXX'],
  ['an account number of nine digits', 'account 123456789', 'account XXXX'],
  ['a PAN', 'pan abcpe1234f is wrong', 'pan XXXX is wrong'],
  ['a mobile with its country', 'call +91 98765-43210', 'call +XXXX'],
  ['an Aadhaar in Indic digits', 'देखें २३४५ ६७८९ ०१२४', 'देखें XXXX'],
  ['an Aadhaar with dots', '2345.6789.0124', 'XXXX'],
  ['an Aadhaar with slashes', '2345/6789/0124', 'XXXX'],
  ['an Aadhaar with no-break spaces', '2345\u00a06789\u00a00124', 'XXXX'],
  ['an Aadhaar with invisible marks', '23\u200d45\u200b6789\u20600124', 'XXXX'],
  ['an Aadhaar with long dashes', '2345 – 6789 – 0124', 'XXXX'],
  ['an Aadhaar behind a date', '22/11/2026 2345 6789 0124', 'XXXX'],
  ['a PAN with hyphens', 'ABCPE-1234-F', 'XXXX'],
  ['a PAN in Indic digits with marks', 'ABCPE\u200d१२३४F', 'XXXX'],
  ['two of them', '987654321012 or 876543210123', 'XXXX or XXXX'],
])('%s', (_what, typed, masked) => expect(maskDigits(typed)).toBe(masked));

it.each([
  'Order of 40 kg, 16000 rupees',
  '2026-11-22',
  'paid 22/11/2026 16000',
  '2026-11-22 10.30',
  'since 2026 a',
  'SBIN0005943',
  '',
  'दीपा ने दो बार भेजा',
])('other text stays unchanged: %s', (typed) => expect(maskDigits(typed)).toBe(typed));

it.each(['1', '1 ', '1\u200d', '12345678 ', '1/1/2026 ', 'A', 'ABCPE-'])(
  'masking takes time in proportion to the length of its text: %j',
  (part) => {
    const text = part.repeat(Math.ceil(200_000 / part.length));
    const { user } = process.cpuUsage();
    maskDigits(`${text}x`);
    expect((process.cpuUsage().user - user) / 1000).toBeLessThan(400);
  },
);
