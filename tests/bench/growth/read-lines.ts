import { businessOverview, dashboard, memberNetwork, statement } from '@deepam/contracts';
import type { Product } from '@deepam/testing';
import type { Reader } from '../running/people.js';

export type GrowthLine = () => Promise<unknown>;

export function readLines({ api, head }: Product, member: Reader): Readonly<Record<string, GrowthLine>> {
  const { token } = head;
  const own = { token: member.token };
  return {
    'page of 50 of all members': () => api.call(memberNetwork, { token, query: { limit: 50 } }),
    'search of two words with its count': () =>
      api.call(memberNetwork, { token, query: { limit: 50, search: 'kavita pat' } }),
    'page of a statement': () => api.call(statement, { ...own, query: { limit: 50 } }),
    'dashboard of a member': () => api.call(dashboard, { ...own, query: { limit: 50 } }),
    'overview of the business': () => api.call(businessOverview, { token }),
  };
}
