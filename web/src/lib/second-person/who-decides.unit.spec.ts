import { allEndpoints, commissionConsents, networkConsents } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { deciding, seeingMoneyConsents, seeingSaleConsents } from './who-decides.js';

it('the lists are open to whom their calls are', () => {
  expect(seeingMoneyConsents).toEqual(commissionConsents.permission);
  expect(seeingSaleConsents).toEqual(networkConsents.permission);
});

it('what is decided needs the permission of its call', () => {
  for (const { name, permission } of allEndpoints.filter(({ secondPerson }) => secondPerson === true)) {
    expect(deciding[name as keyof typeof deciding]).toContain(permission);
  }
});
