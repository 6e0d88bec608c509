import { describe, expect, it } from '@jest/globals';
import { filtersIn, noFilters, questionOf } from './audit-filters.js';

const member = 'a'.repeat(24);

describe('the filters of the audit trail', () => {
  it('are read from the address; what is not understood is left out', () => {
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

  it('ask for whole days of the reader', () => {
    const { from, to } = questionOf({ ...noFilters, from: '2026-01-31', to: '2026-01-31' });
    expect(Date.parse(to!) - Date.parse(from!)).toBe(24 * 3_600_000);
    expect(new Date(from!).getHours()).toBe(0);
    expect(questionOf(noFilters)).toEqual({});
  });
});
