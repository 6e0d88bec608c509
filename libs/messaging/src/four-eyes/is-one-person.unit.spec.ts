import { describe, expect, it } from '@jest/globals';
import { isOnePerson } from './is-one-person.js';

const asks = (askedBy: string, askerPasswordFrom?: string | null) => ({ askedBy, askerPasswordFrom });
const grants = (memberId: string, passwordFrom?: string) => ({ memberId, ...(passwordFrom && { passwordFrom }) });

describe('one person may have both logins', () => {
  it.each([
    ['the same login', asks('boss'), grants('boss')],
    ['who grants has a password of who asks', asks('boss'), grants('clerk', 'boss')],
    ['who asks has a password of who grants', asks('clerk', 'boss'), grants('boss')],
    ['both have one of somebody else', asks('clerk', 'boss'), grants('cashier', 'boss')],
  ])('%s', (_what, request, caller) => {
    expect(isOnePerson(request, caller)).toBe(true);
  });

  it.each([
    ['two to whom the head gave theirs', asks('clerk', null), grants('cashier')],
    ['of an older release', asks('clerk'), grants('cashier')],
    ['of two who give passwords', asks('clerk', 'boss'), grants('cashier', 'chief')],
    ['the head', asks('clerk', 'boss'), grants('head')],
  ])('not: %s', (_what, request, caller) => {
    expect(isOnePerson(request, caller)).toBe(false);
  });
});
