const day = (count) => new Date(Date.UTC(2026, 7, 27 + count)).toISOString().slice(0, 10);
const weeks = (shares) =>
  shares.map((share, index) => ({
    from: day(index === 0 ? 0 : index * 7 - 3),
    to: day(Math.min(index * 7 + 3, 89)),
    state: typeof share === 'number' ? 'reported' : share,
    keptPercent: typeof share === 'number' ? share : null,
  }));
const wait = (within, isMore = false) => ({ within, isMore });

export const shownServiceLevels = {
  from: day(0),
  to: day(89),
  asOf: '2026-11-24T09:34:00.000Z',
  serviceLevels: [
    {
      kind: 'approval',
      unit: 'hours',
      promised: 24,
      counted: 1284,
      keptPercent: 97,
      median: wait(3),
      ninetieth: wait(19),
      weeks: weeks([100, 98, 96, 91, 'none', 'few', 99, 97, 100, 100, 93, 96, 98, 99]),
    },
    {
      kind: 'delivery',
      unit: 'days',
      promised: 7,
      counted: 212,
      keptPercent: 62,
      median: wait(6),
      ninetieth: wait(23, true),
      weeks: weeks(['none', 'none', 80, 71, 64, 'few', 0, 55, 62, 70, 75, 40, 66, 58]),
    },
    {
      kind: 'payout',
      unit: 'days',
      promised: 3,
      counted: 640,
      keptPercent: 99,
      median: wait(0),
      ninetieth: wait(2),
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
      weeks: weeks([
        'none',
        'none',
        'none',
        'none',
        'none',
        'few',
        'none',
        'none',
        'none',
        'none',
        'none',
        'few',
        'none',
        'none',
      ]),
    },
  ],
};
