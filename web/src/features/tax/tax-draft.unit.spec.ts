import type { TaxRatesView } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { changedTerms, draftOf, draftSchema } from './tax-draft.js';

const first: TaxRatesView = {
  version: 1,
  isOn: false,
  rateBasisPoints: 250,
  panlessBasisPoints: 2000,
  threshold: 20_000,
  mode: 'whole-year',
  startsOn: '2026-04-01',
  changedAt: null,
  changedBy: null,
};
const today = '2026-11-24';
const draft = draftOf(first, today);

it('the draft begins with the newest version, today or on its later day', () => {
  expect(draft).toMatchObject({ rateBasisPoints: '2.5', threshold: '20000', startsOn: today, version: 1 });
  expect(draftOf({ ...first, startsOn: '2027-04-01' }, today).startsOn).toBe('2027-04-01');
});

it.each([
  ['2', 200],
  ['2.25', 225],
  ['2,5', 250],
  ['.5', 50],
  ['100', 10_000],
])('the draft of new rates of tax reads %s %% as %d basis points', (typed, read) => {
  expect(draftSchema(today).parse({ ...draft, rateBasisPoints: typed }).rateBasisPoints).toBe(read);
});

it.each([
  ['rateBasisPoints', ''],
  ['rateBasisPoints', '101'],
  ['panlessBasisPoints', '2.255'],
  ['panlessBasisPoints', '-1'],
  ['threshold', 'a lot'],
  ['startsOn', '2026-11-23'],
  ['startsOn', ''],
])('the draft of new rates of tax refuses the %s "%s"', (field, typed) => {
  const { error } = draftSchema(today).safeParse({ ...draft, [field]: typed });
  expect(new Set(error?.issues.map(({ path }) => path[0]))).toEqual(new Set([field]));
});

it('changed terms are listed', () => {
  const sent = draftSchema(today).parse({ ...draft, isOn: true, threshold: '15000.50' });
  expect(sent).toMatchObject({ threshold: 15_000.5 });
  expect(changedTerms(first, sent)).toEqual(['isOn', 'threshold']);
});
