import { type PlanName, utr } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import { planOffer } from './plan-offer.js';

const plans = [
  { name: 'Bronze', price: 750 },
  { name: 'Silver', price: 1500 },
  { name: 'Gold', price: 2500 },
] as const;
const offers = (plan: PlanName | null) =>
  plans.map((one) => Object.values(planOffer(one, plans, { plan, isHead: false })));

describe('the offer of a plan to its viewer', () => {
  it('the offer is the full price for visitors and for members without a plan', () => {
    expect(plans.map((one) => planOffer(one, plans, null))).toEqual(
      plans.map(({ price }) => ({ state: 'open', amount: price })),
    );
    expect(offers(null).map(([state]) => state)).toEqual(['open', 'open', 'open']);
  });

  it('the offer is the difference for members with a lower plan', () => {
    expect(offers('Bronze')).toEqual([
      ['current', 0],
      ['upgrade', 750],
      ['upgrade', 1750],
    ]);
    expect(offers('Silver')).toEqual([
      ['included', 0],
      ['current', 0],
      ['upgrade', 1000],
    ]);
  });

  it('Gold members and the head have no offer', () => {
    expect(offers('Gold').map(([state]) => state)).toEqual(['included', 'included', 'current']);
    expect(planOffer(plans[2], plans, { plan: null, isHead: true }).state).toBe('head');
  });
});

describe('a UTR number', () => {
  it('a UTR number is optional and has twelve digits', () => {
    const isUtr = (typed: string) => utr.safeParse(typed).success;
    expect(['', '123456789012'].map(isUtr)).toEqual([true, true]);
    expect(['12345678901', '1234567890123', '12345678901a'].map(isUtr)).toEqual([false, false, false]);
  });
});
