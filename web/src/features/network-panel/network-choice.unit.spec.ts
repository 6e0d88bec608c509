import { describe, expect, it } from '@jest/globals';
import { everybody, isNarrowed, questionOf } from './network-choice.js';

describe('whom the network table shows', () => {
  it('is everybody at first', () => {
    expect(isNarrowed(everybody)).toBe(false);
    expect(questionOf(everybody)).toEqual({ search: '', plan: undefined, approved: undefined });
  });

  it('is narrowed by search, plan and approval', () => {
    expect(questionOf({ search: 'Asha', plan: 'none', show: 'unapproved' })).toEqual({
      search: 'Asha',
      plan: 'none',
      approved: 'false',
    });
    expect(questionOf({ ...everybody, show: 'approved' }).approved).toBe('true');
    expect(isNarrowed({ ...everybody, plan: 'Gold' })).toBe(true);
  });
});
