import { memberNetwork } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { beginsWith } from '../../tree/domain/member-search.js';
import { chooseReading, fewRows, type Reading } from './network-page.js';
import { conditionBy, networkFilter } from './domain/network-filter.js';

const query = (input: object) => memberNetwork.query!.parse(input);
const many = 1_000_000;

const table: [input: object, downlineSize: number, index: string | null, Reading][] = [
  [{}, many, null, 'sorted'],
  [{ sort: 'name' }, many, null, 'sorted'],
  [{ approved: 'true' }, many, null, 'sorted'],
  [{ approved: 'false' }, many, 'downline_unapproved', 'narrow'],
  [{ approved: 'false', sort: 'name' }, many, 'downline_unapproved', 'count'],
  [{ planRequested: 'true' }, many, 'downline_plan_requested', 'narrow'],
  [{ sort: 'requestedDate' }, many, 'downline_plan_requested', 'sorted'],
  [{ planRequested: 'true', plan: 'Gold' }, many, 'downline_plan_requested', 'narrow'],
  [{ plan: 'none' }, many, 'downline_by_plan', 'narrow'],
  [{ plan: 'Gold', sort: 'earnings' }, many, 'downline_by_plan', 'count'],
  [{ plan: 'Gold', sort: 'earnings' }, fewRows, 'downline_by_plan', 'sorted'],
  [{ search: 'asha' }, many, 'search', 'count'],
  [{ search: 'asha' }, 3, 'search', 'sorted'],
  [{ search: 'asha patil' }, many, 'search', 'count'],
  [{ search: 'asha patil' }, 3, 'search', 'sorted'],
  [{ search: '  ' }, many, null, 'sorted'],
];

it.each(table)('the filter %j of %i members reads index %s, %s', (input, size, index, reading) => {
  const parsed = query(input);
  const { narrowing } = networkFilter('m1', parsed);

  expect(narrowing?.index.name ?? null).toBe(index);
  expect(chooseReading(narrowing, parsed.sort, size)).toBe(reading);
});

it.each(table)('the filter %j shows live members of the own downline only', (input) => {
  expect(networkFilter('m1', query(input)).condition).toMatchObject({ ancestors: 'm1', live: true });
});

const filters = { plan: 'Silver', approved: 'true', planRequested: 'true' };
const filtered = { ancestors: 'm1', live: true, isApproved: true, planRequest: { $exists: true }, planRank: 2 };

it('a filter requires each of the words and every other condition', () => {
  const parsed = query({ search: 'asha patil', ...filters });

  expect(networkFilter('m1', parsed).condition).toEqual({
    ...filtered,
    $and: [{ searchText: / patil/ }, { searchText: / asha/ }],
  });
});

it('a filter uses the keys of several words only with their index', () => {
  const filter = networkFilter('m1', query({ search: 'asha patil' }));
  const keys = { searchKeys: { $in: [/^ paatsilh/, beginsWith('  patil')] } };

  expect(conditionBy(filter, 'search')).toEqual({ ...filter.condition, ...keys });
  expect(conditionBy(filter, 'downline_by_name')).toEqual(filter.condition);
  expect(filter.condition).not.toMatchObject(keys);
});
