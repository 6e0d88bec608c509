import { describe, expect, it } from '@jest/globals';
import { everybody, isNarrowed, questionOf, readChoice, writeChoice } from './network-choice.js';

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

  it('is kept in the address beside what else that says, and read from it again', () => {
    const choice = { search: 'Asha', plan: 'Gold', show: '', sort: 'name', order: 'asc' } as const;
    const address = writeChoice(new URLSearchParams('view=table&show=approved'), choice);
    expect(address.toString()).toBe('view=table&search=Asha&plan=Gold&sort=name&order=asc');
    expect(readChoice(address)).toEqual(choice);
    expect(writeChoice(address, everybody).toString()).toBe('view=table');
  });

  it('is as usual where the address says what nobody knows', () => {
    expect(readChoice(new URLSearchParams('plan=Tin&show=all&sort=toString&order=up'))).toEqual(everybody);
  });
});
