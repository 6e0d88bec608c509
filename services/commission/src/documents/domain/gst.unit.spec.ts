import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { taxIn } from './gst.js';

const price = fc.integer({ min: 1, max: 10_000_000_00 });
const rate = fc.integer({ min: 0, max: 4_000 });

it.each([
  [75_000, 1_200, true, { taxablePaise: 66_964, cgstPaise: 4_018, sgstPaise: 4_018, igstPaise: 0 }],
  [75_000, 1_200, false, { taxablePaise: 66_964, cgstPaise: 0, sgstPaise: 0, igstPaise: 8_036 }],
  [250_000, 500, true, { taxablePaise: 238_096, cgstPaise: 5_952, sgstPaise: 5_952, igstPaise: 0 }],
  [100, 0, true, { taxablePaise: 100, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }],
] as const)('the tax in %d paise at %d basis points, within the state: %s', (total, basisPoints, isWithin, parts) => {
  expect(taxIn(total, basisPoints, isWithin)).toEqual({ totalPaise: total, rateBasisPoints: basisPoints, ...parts });
});

it('tax and value add up to the price to the paisa, with equal halves within a state', () => {
  fc.assert(
    fc.property(price, rate, fc.boolean(), (total, basisPoints, isWithin) => {
      const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = taxIn(total, basisPoints, isWithin);
      expect(taxablePaise + cgstPaise + sgstPaise + igstPaise).toBe(total);
      expect([taxablePaise, cgstPaise, igstPaise].every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true);
      expect(cgstPaise).toBe(sgstPaise);
      expect(isWithin ? igstPaise : cgstPaise).toBe(0);
    }),
  );
});

it('the tax is that of the value, within a paisa', () => {
  fc.assert(
    fc.property(price, rate, fc.boolean(), (total, basisPoints, isWithin) => {
      const { taxablePaise } = taxIn(total, basisPoints, isWithin);
      const tax = (taxablePaise * basisPoints) / 10_000;
      expect(Math.abs(total - taxablePaise - tax)).toBeLessThanOrEqual(1.5);
    }),
  );
});
