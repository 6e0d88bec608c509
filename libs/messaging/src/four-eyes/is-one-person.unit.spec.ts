import { describe, expect, it } from '@jest/globals';
import { isOnePerson } from './is-one-person.js';

const asks = (askedBy: string, ...askerInfluencedBy: string[]) => ({ askedBy, askerInfluencedBy });
const grants = (memberId: string, ...influencedBy: string[]) => ({ memberId, influencedBy });

describe('one person may have both logins', () => {
  it.each([
    ['the same login', asks('boss'), grants('boss')],
    ['the requester influenced the account of the approver', asks('boss'), grants('clerk', 'boss')],
    ['the approver influenced the account of the requester', asks('clerk', 'boss'), grants('boss')],
    ['somebody else influenced both', asks('clerk', 'boss'), grants('cashier', 'boss')],
    [
      'the requester made the account that made the account of the approver',
      asks('boss'),
      grants('third', 'clerk', 'boss'),
    ],
  ])('%s', (_what, request, caller) => {
    expect(isOnePerson(request, caller)).toBe(true);
  });

  it.each([
    ['two whom only the head influenced', asks('clerk'), grants('cashier')],
    ['two whom different colleagues influenced', asks('clerk', 'boss'), grants('cashier', 'chief')],
    ['the head', asks('clerk', 'boss'), grants('head')],
    ['a caller whose token names nobody', asks('clerk', 'boss'), { memberId: 'cashier' }],
  ])('not: %s', (_what, request, caller) => {
    expect(isOnePerson(request, caller)).toBe(false);
  });
});
