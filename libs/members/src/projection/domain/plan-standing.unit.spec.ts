import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { withReversal, withSale, type PlanStanding } from './plan-standing.js';

const none: PlanStanding = { planRank: 0 };
const bronze = (before: PlanStanding) => withSale(before, 'bronze', 1);
const gold = (before: PlanStanding) => withSale(before, 'gold', 3);
const goldAgain = (before: PlanStanding) => withSale(before, 'gold again', 3);
const bronzeBack = (before: PlanStanding) => withReversal(before, 'bronze', { rank: 1, previousRank: 0 });
const goldBack = (before: PlanStanding) => withReversal(before, 'gold', { rank: 3, previousRank: 1 });

type Step = (before: PlanStanding) => PlanStanding;
const rankAfter = (steps: readonly Step[], before = none) => steps.reduce((so, step) => step(so), before).planRank;

describe('the plan that follows from sales and reversals', () => {
  it('the plan is the highest one with a valid sale, and none without valid sales', () => {
    expect(rankAfter([bronze, gold])).toBe(3);
    expect(rankAfter([bronze, gold, goldBack])).toBe(1);
    expect(rankAfter([bronze, gold, goldBack, bronzeBack])).toBe(0);
    expect(rankAfter([bronze, gold, goldBack, goldAgain])).toBe(3);
  });

  it.each([
    [[bronze, gold, goldBack], 1],
    [[bronze, gold, goldBack, bronzeBack], 0],
    [[bronze, gold, goldBack, goldAgain], 3],
  ] as const)('the plan is the same in any order of events, and after repetitions', (steps, rank) => {
    const twice = fc.shuffledSubarray([...steps, ...steps], { minLength: 2 * steps.length });
    fc.assert(fc.property(twice, (heard) => rankAfter(heard) === rank));
  });

  it('steps back from a plan that an earlier release has heard of, which kept no sales', () => {
    expect(rankAfter([goldBack], { planRank: 3 })).toBe(1);
    expect(rankAfter([goldBack, bronzeBack], { planRank: 3 })).toBe(0);
    expect(rankAfter([goldAgain, goldBack], { planRank: 3 })).toBe(3);
    // A rebuild replays the event to this release.
    expect(rankAfter([goldBack, gold, bronze], { planRank: 3 })).toBe(1);
  });
});
