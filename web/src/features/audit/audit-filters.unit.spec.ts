import { expect, it } from '@jest/globals';
import { filtersIn, noFilters, queryOf } from './audit-filters.js';

const member = 'a'.repeat(24);

it('filters are read from the address, and unknown ones are ignored', () => {
  const asked = `member=${member}&kind=plan-approved&from=2026-01-05&to=2026-01-06`;
  expect(filtersIn(new URLSearchParams(asked))).toEqual({
    ...noFilters,
    member,
    kind: 'plan-approved',
    from: '2026-01-05',
    to: '2026-01-06',
  });
  const spoilt = 'member=nobody&person=%00&kind=invented&from=2026-13-45&to=yesterday';
  expect(filtersIn(new URLSearchParams(spoilt))).toEqual(noFilters);
});

it('the filters of the audit trail ask for whole days of India, wherever the reader is', () => {
  expect(queryOf({ ...noFilters, from: '2026-01-31', to: '2026-01-31' })).toEqual({
    from: '2026-01-30T18:30:00.000Z',
    to: '2026-01-31T18:30:00.000Z',
  });
  expect(queryOf(noFilters)).toEqual({});
});
