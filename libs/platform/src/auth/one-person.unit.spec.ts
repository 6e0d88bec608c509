import { describe, expect, it } from '@jest/globals';
import { requestContext, type ContextCaller } from '../context/request-context.js';
import { accountsOf, accountsOfCaller, isOnePerson, reasonForApprover } from './one-person.js';

const login = (memberId: string, ...influencedBy: string[]) => accountsOf({ memberId, influencedBy });

describe('one person may have both logins', () => {
  it.each([
    ['the same login', login('boss'), login('boss')],
    ['the first influenced the account of the second', login('boss'), login('clerk', 'boss')],
    ['the second influenced the account of the first', login('clerk', 'boss'), login('boss')],
    ['a third login influenced both', login('clerk', 'boss'), login('cashier', 'boss')],
    ['the first made the account that made the second', login('boss'), login('third', 'clerk', 'boss')],
  ])('one person may have both logins if %s', (_what, one, other) => {
    expect(isOnePerson(one, other)).toBe(true);
    expect(isOnePerson(other, one)).toBe(true);
  });

  it.each([
    ['only the head influenced both', login('clerk'), login('cashier')],
    ['different colleagues influenced them', login('clerk', 'boss'), login('cashier', 'chief')],
    ['one of them is the head', login('clerk', 'boss'), login('head')],
    ['the token names no colleague', login('clerk', 'boss'), accountsOf({ memberId: 'cashier' })],
  ])('different people have the logins if %s', (_what, one, other) => {
    expect(isOnePerson(one, other)).toBe(false);
  });
});

describe('the credit of a request', () => {
  const credit = { amountPaise: 100, people: ['importer'], doubt: null };

  it.each([
    ['nothing while others found all of the amount', credit, 'clerk', null],
    ['that there is none', null, 'clerk', 'no-credit'],
    ['that its amount is another one', { ...credit, amountPaise: 99 }, 'importer', 'other-amount'],
    ['that the approver imported it', { ...credit, doubt: 'freed' as const }, 'importer', 'brought'],
    ['what is doubtful about it', { ...credit, doubt: 'reversed' as const }, 'clerk', 'reversed'],
  ])('a matched request demands a second approver by %s', (_what, matched, approver, reason) => {
    expect(reasonForApprover(matched, [approver], (paise) => paise === 100)).toBe(reason);
  });
});

describe('the accounts of the caller', () => {
  it('the accounts are the login and the colleagues of the context, each once', () => {
    const context = { correlationId: 'correlation', causationId: null };
    const within = (caller?: ContextCaller) =>
      requestContext.run({ ...context, ...(caller && { caller }) }, accountsOfCaller);
    expect(within({ memberId: 'clerk', influencedBy: ['boss', 'clerk'] })).toEqual(['clerk', 'boss']);
    expect(within({ memberId: 'clerk' })).toEqual(['clerk']);
    expect(() => within()).toThrow('no caller');
  });
});
