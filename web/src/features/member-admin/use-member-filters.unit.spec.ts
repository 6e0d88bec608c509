import { describe, expect, it } from '@jest/globals';
import { type MemberFilters, questionOf } from './use-member-filters.js';

const all: MemberFilters = { search: '', sort: 'registeredDate', order: 'desc', plan: '', member: '', show: '' };

describe('the query of the member table', () => {
  it('is everyone, newest first, at first', () => {
    expect(questionOf(all)).toEqual({ search: '', sort: 'registeredDate', order: 'desc' });
  });

  it('is one plan, or those without one', () => {
    expect(questionOf({ ...all, plan: 'Gold' }).plan).toBe('Gold');
    expect(questionOf({ ...all, plan: 'none' }).plan).toBe('none');
  });

  it('is whoever is approved, is not, or waits for a decision on a plan', () => {
    expect(questionOf({ ...all, show: 'approved' })).toMatchObject({ approved: 'true', planRequested: undefined });
    expect(questionOf({ ...all, show: 'unapproved' })).toMatchObject({ approved: 'false', planRequested: undefined });
    expect(questionOf({ ...all, show: 'plan-requests' })).toMatchObject({ approved: undefined, planRequested: 'true' });
  });
});
