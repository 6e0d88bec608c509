import * as contracts from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { consentCallsOf, deciding, decidingConsents, holders, seeingConsentsOf } from './who-decides.js';

const { allEndpoints } = contracts;

it.each(holders)('the lists and counts of %s are open to the same people as their calls', (holder) => {
  const { list, waiting } = consentCallsOf[holder];
  expect(seeingConsentsOf(holder)).toEqual(contracts[list].permission);
  expect(decidingConsents[holder]).toEqual(contracts[waiting].permission);
});

it('every service that keeps approval requests is listed', () => {
  const listed = holders.map((holder) => contracts[consentCallsOf[holder].list].service).toSorted();
  const keeping = allEndpoints.filter(({ secondPerson }) => secondPerson === true).map(({ service }) => service);
  expect(listed).toEqual([...new Set(keeping)].toSorted());
});

it('a decision needs a permission of its call', () => {
  for (const { name, permission } of allEndpoints.filter(({ secondPerson }) => secondPerson === true)) {
    const allowed = [permission ?? []].flat();
    expect(deciding[name as keyof typeof deciding].some((needed) => allowed.includes(needed))).toBe(true);
  }
});
