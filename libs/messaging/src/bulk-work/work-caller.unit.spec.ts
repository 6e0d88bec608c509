import { expect, it } from '@jest/globals';
import { workCallerOf, workContext } from './work-caller.js';

it('the caller stays the person in the token, for the sums and the audit trail of each row', () => {
  const caller = { memberId: 'clerk', isHead: false, sessionVersion: 1, sessionId: 'session' };
  const person = { influencedBy: ['boss'], passwordFrom: 'boss' };
  expect(workContext(workCallerOf({ ...caller, ...person })).caller).toMatchObject({ memberId: 'clerk', ...person });
  const own = workContext(workCallerOf(caller)).caller;
  for (const field of ['influencedBy', 'passwordFrom']) expect(own).not.toHaveProperty(field);
});
