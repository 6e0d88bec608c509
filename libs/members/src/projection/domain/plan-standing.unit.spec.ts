import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { withReversal, withSale, type PlanStanding, type SoldPlan } from './plan-standing.js';

type Step = (sales: readonly SoldPlan[]) => PlanStanding;
const bronze: Step = (sales) => withSale(sales, 'bronze', 1);
const gold: Step = (sales) => withSale(sales, 'gold', 3);
const goldAgain: Step = (sales) => withSale(sales, 'gold again', 3);
const bronzeBack: Step = (sales) => withReversal(sales, 'bronze', 1);
const goldBack: Step = (sales) => withReversal(sales, 'gold', 3);

const none: PlanStanding = { planRank: 0, sales: [] };
const rankAfter = (steps: readonly Step[]) => steps.reduce(({ sales }, step) => step(sales), none).planRank;

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
