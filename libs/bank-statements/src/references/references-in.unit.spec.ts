import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { referencesIn } from './references-in.js';

const date = '2026-11-23';
const utr = '632712345678';

describe('references of a line', () => {
  it.each([
    ['UPI/632712345678/Asha', [utr]],
    ['UPI-ASHA-ok@upi-632712345678-PAY', [utr]],
    ['UPI 6327 1234 5678 Asha', [utr]],
    ['UPI/632712\n345678/Asha', [utr]],
    ['UPI/632712/345678 Asha', [utr]],
    ['0000632712345678', [utr]],
    ['NEFT SBIN426327123456 ASHA', ['SBIN426327123456']],
    ['RTGS-HDFCR52026112312345678', ['HDFCR52026112312345678']],
    ['UPI/dpm6a01b2c3d4e5f60718293a4b/x', ['DPM6A01B2C3D4E5F60718293A4B']],
    ['UPI/DPM6A01B2C3D4E5 F60718293A4B/x', ['DPM6A01B2C3D4E5F60718293A4B']],
  ])('%j are %j', (narration, found) => {
    expect(referencesIn(narration, '', date)).toEqual(found);
  });

  it.each([
    ['an account number', 'TRF FROM A/C 512345678901'],
    ['an account number that reads as of this day', 'TRF FROM A/C NO. 632712345678'],
    ['a telephone', 'UPI/919876543210/Asha'],
    ['a telephone of ten digits', 'UPI/9876543210/Asha'],
    ['an instant', 'ATM 231120261230 PUNE'],
    ['a longer number', 'X 6327123456789'],
    ['part of a word', 'AB632712345678CD'],
    ['two numbers that make more', '63271234 5678901'],
  ])('%s is none', (_what, narration) => expect(referencesIn(narration, '', date)).toEqual([]));

  it('of the bank’s own column count as well, and once', () => {
    expect(referencesIn(`UPI/${utr}`, utr, date)).toEqual([utr]);
  });

  it('are found wherever a bank breaks them once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 11 }), fc.constantFrom(' ', '/', '\n', '-'), (at, separator) => {
        const broken = `UPI/${utr.slice(0, at)}${separator}${utr.slice(at)}/Asha`;
        expect(referencesIn(broken, '', date)).toContain(utr);
      }),
    );
  });
});
