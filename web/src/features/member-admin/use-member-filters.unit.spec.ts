import { expect, it } from '@jest/globals';
import { type MemberFilters, queryOf } from './use-member-filters.js';

const all: MemberFilters = { search: '', sort: 'registeredDate', order: 'desc', plan: '', member: '', show: '' };

it('the query is everyone, newest first, by default', () => {
  expect(queryOf(all)).toEqual({ search: '', sort: 'registeredDate', order: 'desc' });
});

it('the query is one plan, or members without one', () => {
  expect(queryOf({ ...all, plan: 'Gold' }).plan).toBe('Gold');
  expect(queryOf({ ...all, plan: 'none' }).plan).toBe('none');
});

it('the query is approved, unapproved or waiting members', () => {
  expect(queryOf({ ...all, show: 'approved' })).toMatchObject({ approved: 'true', planRequested: undefined });
  expect(queryOf({ ...all, show: 'unapproved' })).toMatchObject({ approved: 'false', planRequested: undefined });
  expect(queryOf({ ...all, show: 'plan-requests' })).toMatchObject({ approved: undefined, planRequested: 'true' });
});
