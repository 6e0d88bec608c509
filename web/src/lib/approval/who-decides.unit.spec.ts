import * as contracts from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { approvalCallsOf, deciding, decidingApprovals, holders, seeingApprovalsOf } from './who-decides.js';

const { allEndpoints } = contracts;

it.each(holders)('the lists and counts of %s are open to the same people as their calls', (holder) => {
  const { list, waiting } = approvalCallsOf[holder];
  expect(seeingApprovalsOf(holder)).toEqual(contracts[list].permission);
  expect(decidingApprovals[holder]).toEqual(contracts[waiting].permission);
});

it('every service that keeps approval requests is listed', () => {
  const listed = holders.map((holder) => contracts[approvalCallsOf[holder].list].service).toSorted();
  const keeping = allEndpoints.filter(({ mayNeedApproval }) => mayNeedApproval === true).map(({ service }) => service);
  expect(listed).toEqual([...new Set(keeping)].toSorted());
});

it('a decision needs a permission of its call', () => {
  for (const { name, permission } of allEndpoints.filter(({ mayNeedApproval }) => mayNeedApproval === true)) {
    const allowed = [permission ?? []].flat();
    expect(deciding[name as keyof typeof deciding].some((needed) => allowed.includes(needed))).toBe(true);
  }
});
