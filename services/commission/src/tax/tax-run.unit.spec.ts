import { firstTaxRates } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { nothingSoFar } from './domain/deduct.js';
import { firstVersion } from './persistence/tax-rates.repository.js';
import { TaxRun, type TaxFacts } from './tax-run.js';

const factsAt = (at: string): TaxFacts => ({
  at: new Date(at),
  rates: { ...firstVersion, isOn: true },
  persons: new Map([
    ['asha', { persons: ['new', 'old'], earlier: ['before'] }],
    ['ravi', { persons: ['new', 'old'], earlier: [] }],
    ['sunil', { persons: [], earlier: [] }],
  ]),
});
const payout = (memberId: string, commission: number, earnings = 0) => ({
  memberId,
  amountPaise: commission + earnings,
  taken: { commission },
});
const full = { ...nothingSoFar, paidPaise: firstTaxRates.thresholdPaise };
const lastMoment = '2027-03-31T18:29:59.999Z';

it('a new threshold starts at midnight of the first of April in India', () => {
  const known = new Map([['2026 pan:new', full]]);
  const taxes = [lastMoment, '2027-03-31T18:30:00.000Z'].map((at) =>
    new TaxRun(factsAt(at), known).taxOf(payout('asha', 10_000)),
  );
  expect(taxes).toMatchObject([
    { year: 2026, coveredPaise: 2_010_000, taxPaise: 10_000, netPaise: 0 },
    { year: 2027, coveredPaise: 0, taxPaise: 0, netPaise: 10_000 },
  ]);
});

it('payments under an older digest key, under an earlier PAN, and without a PAN count', () => {
  for (const key of ['2026 pan:old', '2026 pan:before', '2026 member:asha']) {
    const run = new TaxRun(factsAt(lastMoment), new Map([[key, full]]));
    expect(run.taxOf(payout('asha', 3_000_000))).toMatchObject({ taxPaise: 100_000, personKey: 'pan:new' });
  }
});

it('two payouts of one person use the threshold once, and members without a PAN have their own', () => {
  const run = new TaxRun(factsAt(lastMoment), new Map());
  const first = run.taxOf(payout('asha', 1_500_000));
  expect(first.taxPaise).toBe(0);
  run.addTax(first);
  expect(run.taxOf(payout('ravi', 1_000_000)).taxPaise).toBe(50_000);
  expect(run.taxOf(payout('sunil', 1_000_000))).toMatchObject({
    taxPaise: 0,
    personKey: 'member:sunil',
    hasPan: false,
  });
});

it('tax is deducted only from the commission in a payout', () => {
  const tax = new TaxRun(factsAt(lastMoment), new Map()).taxOf(payout('asha', 2_100_000, 900_000));
  expect(tax).toMatchObject({ grossPaise: 3_000_000, basisPaise: 2_100_000, taxPaise: 42_000, netPaise: 2_958_000 });
});
