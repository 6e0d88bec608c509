import { expect, it } from '@jest/globals';
import { everybody, isNarrowed, queryOf, readChoice, unusual } from './network-choice.js';

it('all members are shown by default', () => {
  expect(isNarrowed(everybody)).toBe(false);
  expect(queryOf(everybody)).toEqual({ search: '', sort: 'registeredDate', order: 'desc' });
});

it('the list is narrowed by search, plan and approval', () => {
  expect(queryOf({ ...everybody, search: 'Asha', plan: 'none', show: 'unapproved' })).toMatchObject({
    search: 'Asha',
    plan: 'none',
    approved: 'false',
  });
  expect(queryOf({ ...everybody, show: 'approved' }).approved).toBe('true');
  expect(isNarrowed({ ...everybody, plan: 'Gold' })).toBe(true);
});

it('the choice is kept in the address without default values, and read from it again', () => {
  const choice = { search: 'Asha', plan: 'Gold', show: '', sort: 'name', order: 'asc' } as const;
  expect(unusual(choice)).toEqual(choice);
  expect(readChoice(new URLSearchParams(unusual(choice)))).toEqual(choice);
  expect(unusual({ sort: 'date', order: 'desc' })).toEqual({ sort: '', order: '' });
});

it('unknown values of the address give the default choice', () => {
  expect(readChoice(new URLSearchParams('plan=Tin&show=all&sort=toString&order=up'))).toEqual(everybody);
});
