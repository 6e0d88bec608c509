import { firstSchedule } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { type Draft, draftOf, issuesOf, termsOf, totalOf } from './draft.js';
import { changesBetween } from './term-changes.js';

const draft = draftOf(firstSchedule);
const withRate = (first: string): Draft => ({ ...draft, rates: [first, ...draft.rates.slice(1)] });
const withLevels = (levels: Partial<Draft['levels']>): Draft => ({ ...draft, levels: { ...draft.levels, ...levels } });

it('the commission schedule shows basis points as percent and reads them back unchanged', () => {
  expect(draft.rates.slice(0, 4)).toEqual(['10', '5', '3', '2']);
  const { version: _version, ...terms } = firstSchedule;
  expect(termsOf(draft)).toEqual(terms);
  expect(totalOf(draft)).toBe(2600);
});

it.each([
  ['2.5', 250],
  ['2,25', 225],
  ['.5', 50],
  ['0.07', 7],
  ['0', 0],
])('the commission schedule reads %s %% as %d basis points', (typed, basisPoints) => {
  expect(termsOf(withRate(typed))?.ratesBasisPoints[0]).toBe(basisPoints);
});

it.each([
  ['', 'rateNeeded'],
  ['ten', 'rateNeeded'],
  ['-1', 'rateNeeded'],
  ['1e1', 'rateNeeded'],
  ['0.123', 'rateTooFine'],
  ['100.01', 'rateRange'],
])('the commission schedule rejects the rate %j: %s', (typed, issue) => {
  expect(issuesOf(withRate(typed)).rates[0]).toBe(issue);
  expect(termsOf(withRate(typed))).toBeNull();
});

it('the commission schedule rejects rates of more than the whole sale', () => {
  expect(issuesOf(withRate('84')).total).toBeNull();
  expect(issuesOf(withRate('84.01')).total).toBe('totalTooHigh');
});

it('the commission schedule wants whole levels from 0 to 10, and no fewer for a higher plan', () => {
  for (const typed of ['', '11', '2.5', '-1']) {
    expect(issuesOf(withLevels({ Gold: typed })).levels.Gold).toBe('levelsRange');
  }
  expect(issuesOf(withLevels({ Silver: '4', Gold: '3' })).levels).toEqual({
    Bronze: null,
    Silver: null,
    Gold: 'levelsOrder',
  });
});

it('the editor shows the changes', () => {
  const after = termsOf({ ...withRate('12'), levels: { ...draft.levels, Bronze: '1' } })!;
  expect(changesBetween(firstSchedule, after)).toEqual([
    { of: { level: 1 }, before: 1000, after: 1200 },
    { of: { plan: 'Bronze' }, before: 0, after: 1 },
  ]);
});
