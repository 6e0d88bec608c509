import { describe, expect, it } from '@jest/globals';
import { everything } from '../../lib/period.js';
import { fileNameOf, quickPeriod } from './period.js';

describe('a quick choice', () => {
  it.each([
    ['thisMonth', '2026-11-23', '2026-11-01', '2026-11-23'],
    ['lastMonth', '2026-11-23', '2026-10-01', '2026-10-31'],
    ['lastMonth', '2026-01-15', '2025-12-01', '2025-12-31'],
    ['lastMonth', '2024-03-31', '2024-02-01', '2024-02-29'],
    ['thisYear', '2026-11-23', '2026-04-01', '2026-11-23'],
    ['thisYear', '2027-03-31', '2026-04-01', '2027-03-31'],
    ['thisYear', '2027-04-01', '2027-04-01', '2027-04-01'],
    ['all', '2026-11-23', '', ''],
  ] as const)('the choice %s on %s is %s to %s', (choice, today, from, to) => {
    expect(quickPeriod(choice, today)).toEqual({ from, to });
  });
});

it.each([
  [{ from: '2026-11-01', to: '2026-11-23' }, 'statement-2026-11-01-to-2026-11-23'],
  [{ from: '2026-11-01', to: '' }, 'statement-2026-11-01-to-2026-12-24'],
  [{ from: '', to: '2026-11-23' }, 'statement-to-2026-11-23'],
  [everything, 'statement-2026-12-24'],
])('the file of %j is called %s', (period, name) => expect(fileNameOf(period, '2026-12-24')).toBe(name));
