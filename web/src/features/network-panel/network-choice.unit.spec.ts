import { describe, expect, it } from '@jest/globals';
import { everybody, isNarrowed, questionOf, readChoice, searchOf } from './network-choice.js';

describe('whom the network table shows', () => {
  it('is everybody at first', () => {
    expect(isNarrowed(everybody)).toBe(false);
    expect(questionOf(everybody)).toEqual({ search: '', sort: 'registeredDate', order: 'desc' });
  });

  it('is narrowed by search, plan and approval', () => {
    expect(questionOf({ ...everybody, search: 'Asha', plan: 'none', show: 'unapproved' })).toMatchObject({
      search: 'Asha',
      plan: 'none',
      approved: 'false',
    });
    expect(questionOf({ ...everybody, show: 'approved' }).approved).toBe('true');
    expect(isNarrowed({ ...everybody, plan: 'Gold' })).toBe(true);
  });

  it('is kept in the address without what is usual, and read from it again', () => {
    const choice = { search: 'Asha', plan: 'Gold', show: '', sort: 'name', order: 'asc' } as const;
    const search = searchOf(choice);
    expect(search).toEqual({ search: 'Asha', plan: 'Gold', show: '', sort: 'name', order: 'asc' });
    expect(readChoice(new URLSearchParams(search))).toEqual(choice);
    expect(searchOf({ sort: 'date', order: 'desc' })).toEqual({ sort: '', order: '' });
  });

  it('is as usual where the address says what nobody knows', () => {
    expect(readChoice(new URLSearchParams('plan=Tin&show=all&sort=toString&order=up'))).toEqual(everybody);
  });
});
