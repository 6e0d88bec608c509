import type { ResponseOf, getServiceLevels } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { sees } from '../../../test/sees.js';
import { barriers, refused, visit } from '../../../test/visit.js';

type ServiceLevels = ResponseOf<typeof getServiceLevels>;
type Told = ServiceLevels['serviceLevels'][number];

const day = (count: number): string => new Date(Date.UTC(2026, 7, 27 + count)).toISOString().slice(0, 10);
/** The first week begins on a Thursday and is partial. */
const weeks = (shares: readonly (number | 'none' | 'few')[]): Told['weeks'] =>
  shares.map((share, index) => ({
    from: day(index === 0 ? 0 : index * 7 - 3),
    to: day(Math.min(index * 7 + 3, 89)),
    state: typeof share === 'number' ? 'reported' : share,
    keptPercent: typeof share === 'number' ? share : null,
  }));
const serviceLevels: ServiceLevels = {
  from: day(0),
  to: day(89),
  asOf: '2026-11-24T09:34:00.000Z',
  serviceLevels: [
    {
      kind: 'delivery',
      unit: 'days',
      promised: 7,
      counted: 212,
      keptPercent: 62,
      median: {
        within: 6,
        isMore: false,
      },
      ninetieth: {
        within: 23,
        isMore: true,
      },
      weeks: weeks(['none', 'none', 80, 71, 64, 'few', 0, 55, 62, 70, 75, 40, 66, 58]),
    },
    {
      kind: 'payout',
      unit: 'days',
      promised: 3,
      counted: 640,
      keptPercent: 99,
      median: {
        within: 0,
        isMore: false,
      },
      ninetieth: {
        within: 2,
        isMore: false,
      },
      weeks: weeks([100, 100, 99, 98, 100, 100, 99, 100, 100, 100, 99, 100, 98, 100]),
    },
    {
      kind: 'refund',
      unit: 'days',
      promised: 7,
      counted: null,
      keptPercent: null,
      median: null,
      ninetieth: null,
      weeks: weeks(Array.from({ length: 14 }, () => 'none')),
    },
  ],
};

it('the service levels show the weeks of each level, also the empty ones, and no share of fewer than five cases', async () => {
  const { user } = await visit('/promises', { answers: { getServiceLevels: serviceLevels } });
  const delivery = within(await screen.findByRole('region', { name: 'Cotton is delivered' }));
  await sees('62% on time');
  delivery.getByText('more than 23 days');
  await user.click(delivery.getByText('Weeks as a table'));
  const rows = delivery.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toHaveLength(15);
  expect(rows[1]).toBe('27 Aug 2026 to 30 Aug 2026no data');
  expect(rows[6]).toContain('not enough data');
  expect(rows[7]).toMatch(/0%$/);
  const refund = within(screen.getByRole('region', { name: 'A deposit is refunded' }));
  refund.getByText('Not enough data: fewer than five in 90 days.');
  expect(refund.queryByText(/%/)).toBeNull();
  within(screen.getByRole('region', { name: 'A payout is paid' })).getByText('the same day');
  expect(await barriers()).toEqual([]);
});

it('the reason of a loading error is shown, with a retry', async () => {
  const resting = refused(503, 'SERVER.UNAVAILABLE', 'The service is resting.');
  const { user, server } = await visit('/promises', { answers: { getServiceLevels: resting } });
  await within(await screen.findByRole('alert')).findByText('The service is resting.');
  server.answers = { getServiceLevels: serviceLevels };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await sees('62% on time');
});
