import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { changeBusiness } from './http/business-endpoints.js';
import { updateProfile } from './http/profile-endpoints.js';
import { loginMobile, newMobile, referralCode, searchText, typedNumber, utr, utrNumber } from './primitives.js';
import { makeReferralCode } from './referral-code.js';
import { latinDigits, plainAmount } from './typed-digits.js';

const code = makeReferralCode(3, () => 0.5);
const { adharNo, panCardNo, bankAccountNo, ifscCode, bankHolder } = updateProfile.body!.shape;
const amount = typedNumber(z.number());

const pasted: readonly (readonly [field: string, typed: string, read: unknown, schema: z.ZodType])[] = [
  ['a mobile', '\u202A+91 91987 65432\u202C', '9198765432', newMobile],
  ['a mobile', '\u202D9198765432\u202C', '9198765432', newMobile],
  ['a mobile', '919198765432', '9198765432', newMobile],
  ['a mobile', '(+91) 9198765432', '9198765432', newMobile],
  ['a mobile', '91987\u201165432', '9198765432', newMobile],
  ['a mobile', '0091 91987 65432', '9198765432', loginMobile],
  ['a mobile', '+91-09198765432', '9198765432', loginMobile],
  ['a mobile', 'tel:+919198765432', '9198765432', loginMobile],
  ['a mobile', 'Mob. No. 91987.65432', '9198765432', loginMobile],
  ['a mobile', '٩١٩٨٧٦٥٤٣٢', '9198765432', loginMobile],
  ['a mobile', '９１９８７６５４３２', '9198765432', loginMobile],
  ['a UTR', '6332-1234-5678', '633212345678', utrNumber],
  ['a UTR', '\u202A633212345678\u202C', '633212345678', utrNumber],
  ['a UTR', 'UTR: 633212345678', '633212345678', utrNumber],
  ['a UTR', '633212345678.', '633212345678', utrNumber],
  ['a UTR', 'UPI Ref No. 6332 1234 5678', '633212345678', utr],
  ['a UTR', 'UPI-633212345678', '633212345678', utr],
  ['a UTR', 'UPI transaction ID\n633212345678', '633212345678', utr],
  ['a UTR', 'यूपीआई क्रमांक: ६३३२१२३४५६७८', '633212345678', utr],
  ['a UTR', '*633212345678*', '633212345678', utr],
  ['an Aadhaar', '२३४५ ६७८९ ०१२४', '234567890124', adharNo],
  ['an Aadhaar', '\u202A2345 6789 0124\u202C', '234567890124', adharNo],
  ['a PAN', 'PAN: abcpe1234f', 'ABCPE1234F', panCardNo],
  ['a PAN', 'PAN ABCPE 1234 F', 'ABCPE1234F', panCardNo],
  ['a PAN', 'PANPA1234B', 'PANPA1234B', panCardNo],
  ['a PAN', 'ＡＢＣＰＥ１２３４Ｆ', 'ABCPE1234F', panCardNo],
  ['an account', '५०१००१२३४५६७८९', '50100123456789', bankAccountNo],
  ['an account', 'A/C No. 5010 0123 4567 89', '50100123456789', bankAccountNo],
  ['an IFSC', 'IFSC Code: sbin0005943', 'SBIN0005943', ifscCode],
  ['an IFSC', 'IFSC SBIN 0005943', 'SBIN0005943', ifscCode],
  ['an IFSC', 'SBIN\u200B०००५९४३', 'SBIN0005943', ifscCode],
  ['a holder', 'Maria D\u2019Souza', "MARIA D'SOUZA", bankHolder],
  ['a holder', 'M/S DEEPAM', 'M/S DEEPAM', bankHolder],
  ['a holder', 'RAMESH S/O SHYAM', 'RAMESH S/O SHYAM', bankHolder],
  ['a holder', '\u202AAnn\u2011Mary D\u02BCCosta\u202C', "ANN-MARY D'COSTA", bankHolder],
  ['a code', `${code}.`, code, referralCode],
  ['a code', `\u200B${code}`, code, referralCode],
  ['a code', `https://deepam.example/register?code=${code}`, code, referralCode],
  ['a code', `https://deepam.example/register?ref=${code}&from=chat`, code, referralCode],
  ['a code', `Join with me:\nhttps://deepam.example/register?ref=${code.toLowerCase()}. Asha`, code, referralCode],
  ['a code', `Code: ${code}`, code, referralCode],
  ['a GSTIN', 'GSTIN: 27 AAPFU0939F1ZV', '27AAPFU0939F1ZV', changeBusiness.body!.shape.gstin],
  ['an amount', '₹ 1,50,000/-', 150_000, amount],
  ['an amount', 'Rs. 1500', 1500, amount],
  ['an amount', 'INR\u00A01,500.50', 1500.5, amount],
  ['an amount', '\u202A1\u202F500\u202C', 1500, amount],
  ['an amount', '٢٬٥٠٠٫٥', 2500.5, amount],
  ['an amount', '\u22125', -5, amount],
  ['a search', '\u202A९८७६५ ४३२१०\u202C', '98765 43210', searchText],
];

describe('a number as people type and paste it', () => {
  it.each(pasted)('a number in %s, typed as %j, is read as %j', (_field, typed, read, schema) => {
    expect(schema.parse(typed)).toBe(read);
  });

  it.each<[string, z.ZodType]>([
    ['98765x3210', loginMobile],
    ['+1 9876543210', loginMobile],
    ['98765 4321', loginMobile],
    ['98765 43210, 98765 43211', loginMobile],
    ['9876543210²', loginMobile],
    ['abc633212345678', utrNumber],
    ['6332 1234 5678 x', utrNumber],
    ['6332,1234,5678', utrNumber],
    ['234567890125', adharNo],
    ['12 50', amount],
    ['5²', amount],
    ['₹'.repeat(101), amount],
    ['आशा पाटील', bankHolder],
    ['/DEEPAM', bankHolder],
  ])('a number typed as %j is rejected', (typed, schema) => expect(schema.safeParse(typed).success).toBe(false));
});

const rowsOfDigits = Array.from({ length: 0x20_000 }, (_none, point) => String.fromCodePoint(point)).filter((sign) =>
  /\p{Nd}/u.test(sign),
);

it('the digits of every script are known', () => {
  expect(rowsOfDigits.length).toBeGreaterThan(600);
  expect(latinDigits(rowsOfDigits.join(''))).toBe('0123456789'.repeat(rowsOfDigits.length / 10));
});

const unseen = fc.constantFrom(
  '\u200B',
  '\u200E',
  '\u202A',
  '\u202C',
  '\u2066',
  '\u2069',
  '\uFEFF',
  '\u00AD',
  '\u0000',
);
const parted = fc.constantFrom(
  '',
  '',
  '',
  ' ',
  '\u00A0',
  '\u2009',
  '-',
  '\u2010',
  '\u2011',
  '\u2013',
  '\u2212',
  '.',
  '\n',
);
const script = fc.constantFrom(...rowsOfDigits.filter((_sign, place) => place % 10 === 0));
const around = fc.constantFrom(
  ['', ''],
  ['(', ')'],
  ['"', '"'],
  ['\u201C', '\u201D'],
  ['*', '*'],
  ['', '.'],
  ['', ','],
  [' ', '\n'],
);

const decorated = (number: string) =>
  fc
    .tuple(
      fc.array(fc.tuple(unseen, parted, fc.boolean()), { minLength: number.length, maxLength: number.length }),
      script,
      around,
    )
    .map(([marks, zero, [before, after]]) => {
      const signs = [...number].map((sign, place) => {
        const [mark, gap, isMarked] = marks[place]!;
        const digit = /\d/.test(sign) ? String.fromCodePoint(zero.codePointAt(0)! + Number(sign)) : sign;
        return (place === 0 ? '' : gap) + digit + (isMarked ? mark : '');
      });
      return before + signs.join('') + after;
    });

describe('a decorated number is read as the number', () => {
  it.each<[string, z.ZodType, string, readonly string[]]>([
    ['mobile', loginMobile, '9198765432', ['', '+91', '91', '0', '0091', 'Mobile: ', 'Ph. ']],
    ['UTR', utrNumber, '633212345678', ['', 'UTR: ', 'RRN ', 'UPI Ref No: ', 'UTR-']],
    ['Aadhaar', adharNo, '234567890124', ['', 'Aadhaar No. ', 'UID: ']],
    ['PAN', panCardNo, 'ABCPE1234F', ['', 'PAN ', 'PAN Card: ']],
    ['account', bankAccountNo, '50100123456789', ['', 'A/c ', 'Account Number: ']],
    ['IFSC', ifscCode, 'SBIN0005943', ['', 'IFSC: ', 'IFSC code ']],
    ['referral code', referralCode, code, ['', 'Code: ', 'https://deepam.example/register?ref=']],
  ])('%s', (_what, schema, number, labels) => {
    fc.assert(
      fc.property(fc.constantFrom(...labels), decorated(number), (label, typed) => {
        fc.pre(label.length + typed.length <= 100 && !(label.endsWith('=') && /\s/.test(typed)));
        expect(schema.parse(label + typed)).toBe(number);
      }),
    );
  });

  it('amount', () => {
    const signs = fc.constantFrom('', '₹', '₹ ', 'Rs.', 'Rs ', 'INR ');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        signs,
        script,
        unseen,
        fc.constantFrom('', '/-'),
        (rupees, sign, zero, mark, end) => {
          const grouped = rupees.toLocaleString('en-IN');
          const inScript = grouped.replace(/\d/g, (digit) =>
            String.fromCodePoint(zero.codePointAt(0)! + Number(digit)),
          );
          expect(plainAmount(mark + sign + inScript + end + mark)).toBe(String(rupees));
        },
      ),
    );
  });
});
