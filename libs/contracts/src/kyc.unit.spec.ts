import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  hasVerhoeffCheck,
  isAadhaar,
  isBankAccount,
  isIfsc,
  isPan,
  maskAadhaar,
  maskNumber,
  normaliseDocumentNumber,
} from './kyc.js';

const digits = fc.stringMatching(/^[2-9]\d{10}$/);
const withCheckDigit = (body: string) => [...'0123456789'].map((d) => body + d).filter(hasVerhoeffCheck);

describe("Verhoeff's check", () => {
  it.each(['2363', '123451', '758722', '1428570'])("Verhoeff's check accepts the published example %s", (number) =>
    expect(hasVerhoeffCheck(number)).toBe(true),
  );

  it('every number has exactly one Verhoeff check digit', () => {
    fc.assert(fc.property(digits, (body) => expect(withCheckDigit(body)).toHaveLength(1)));
  });

  it("Verhoeff's check finds every single wrong digit", () => {
    fc.assert(
      fc.property(digits, fc.nat(11), fc.integer({ min: 1, max: 9 }), (body, place, shift) => {
        const [number = ''] = withCheckDigit(body);
        const wrong = (Number(number[place]) + shift) % 10;
        expect(hasVerhoeffCheck(number.slice(0, place) + wrong + number.slice(place + 1))).toBe(false);
      }),
    );
  });

  it("Verhoeff's check finds every swap of two different neighbours", () => {
    fc.assert(
      fc.property(digits, fc.nat(10), (body, place) => {
        const [number = ''] = withCheckDigit(body);
        const [a = '', b = ''] = [number[place], number[place + 1]];
        fc.pre(a !== b);
        expect(hasVerhoeffCheck(number.slice(0, place) + b + a + number.slice(place + 2))).toBe(false);
      }),
    );
  });
});

describe('formats', () => {
  it.each([
    ['999941057058', true],
    ['999941057059', false],
    ['099941057058', false],
    ['99994105705', false],
    ['9999410570588', false],
    ['', false],
  ])('Aadhaar %s: %s', (number, expected) => expect(isAadhaar(number)).toBe(expected));

  it.each([
    ['ABCPE1234F', true],
    ['ABCXE1234F', false],
    ['ABCPE12345', false],
    ['abcpe1234f', false],
    ['ABCPE1234FF', false],
  ])('PAN %s: %s', (number, expected) => expect(isPan(number)).toBe(expected));

  it.each([
    ['SBIN0005943', true],
    ['HDFC0CAGSBK', true],
    ['SBIN1005943', false],
    ['SBI00005943', false],
    ['SBIN00059433', false],
    ['SYNB0000445', false],
    ['ALLA0210001', false],
    ['SBHY0020039', false],
    ['ANDB0001234', false],
    ['SBTR0000123', false],
    ['VYSA0001234', false],
    ['FSFB0000001', false],
    ['UNBA0000001', true],
    ['UBIN0801234', true],
  ])('IFSC %s: %s', (code, expected) => expect(isIfsc(code)).toBe(expected));

  it.each([
    ['123456789', true],
    ['123456789012345678', true],
    ['12345678', false],
    ['1234567890123456789', false],
    ['12345678A', false],
  ])('bank account %s: %s', (number, expected) => expect(isBankAccount(number)).toBe(expected));
});

describe('writing and masking', () => {
  it('identity numbers are read as people write them', () => {
    expect(normaliseDocumentNumber('9999 4105-7058')).toBe('999941057058');
    expect(normaliseDocumentNumber(' abcpe1234f ')).toBe('ABCPE1234F');
  });

  it('masking shows only the last four characters', () => {
    expect(maskAadhaar('999941057058')).toBe('XXXX XXXX 7058');
    expect(maskNumber('ABCPE1234F')).toBe('XXXXXX234F');
    expect(maskNumber('123456789')).toBe('XXXXX6789');
  });
});
