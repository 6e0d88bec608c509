import { expect, it } from '@jest/globals';
import { isHigherPlan, isIndianMobile, mayBuildNetwork } from '@deepam/contracts';
import { demoLogins } from './demo-logins.js';
import { generations, people } from './people.js';

const byKey = new Map(people.map((person) => [person.key, person]));
const planOf = (key: string) => byKey.get(key)?.plans.at(-1) ?? null;

it('the demo network has about 25 approved members on six levels, and some awaiting approval', () => {
  expect(people.filter(({ stage: standing }) => standing === 'approved')).toHaveLength(25);
  expect(people.filter(({ stage: standing }) => standing === 'unapproved').length).toBeGreaterThanOrEqual(2);
  expect(people.filter(({ stage: standing }) => standing === 'plan-requested').length).toBeGreaterThanOrEqual(1);
  expect(generations()).toHaveLength(6);
  expect(generations().flat()).toHaveLength(people.length);
});

it('the demo network mixes all plans, with members who have none', () => {
  const plans = people.map(({ plans: bought }) => bought.at(-1) ?? null);
  expect(new Set(plans)).toEqual(new Set(['Gold', 'Silver', 'Bronze', null]));
});

it('the demo network gives every person a key and a usable mobile of their own', () => {
  expect(new Set(people.map(({ key }) => key)).size).toBe(people.length);
  expect(new Set(people.map(({ mobile }) => mobile)).size).toBe(people.length);
  expect(people.every(({ mobile }) => isIndianMobile(mobile))).toBe(true);
});

it('the demo network lets only approved Silver and Gold members sponsor', () => {
  for (const { sponsor } of people) {
    if (sponsor === undefined) continue;
    expect(byKey.get(sponsor)?.stage).toBe('approved');
    expect(mayBuildNetwork(planOf(sponsor))).toBe(true);
  }
});

it('every demo member buys only higher plans', () => {
  for (const { plans } of people) {
    expect(plans.every((plan, index) => isHigherPlan(plan, plans[index - 1] ?? null))).toBe(true);
  }
});

it('the demo network offers one login of each kind, with the right plan', () => {
  const logins = demoLogins({ mobile: '9876500000', password: 'of the head' }, 'of the members');
  expect(logins.map(({ label }) => label)).toEqual(['Head', 'Gold', 'Silver', 'Bronze', 'Unapproved']);
  const personOf = (label: string) =>
    people.find(({ mobile }) => mobile === logins.find((l) => l.label === label)?.mobile);
  expect(planOf(personOf('Gold')?.key ?? '')).toBe('Gold');
  expect(planOf(personOf('Silver')?.key ?? '')).toBe('Silver');
  expect(planOf(personOf('Bronze')?.key ?? '')).toBe('Bronze');
  expect(personOf('Unapproved')?.stage).toBe('unapproved');
});
