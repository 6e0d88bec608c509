import { currentContext } from '../context/request-context.js';
import type { Caller } from './caller.js';

type Login = Pick<Caller, 'memberId' | 'influencedBy'>;

/**
 * The accounts that the person behind a login may have: the login itself, and the colleagues who made the account or set its mobile or its
 * password. A service that keeps an actor for a later comparison keeps all of them.
 */
export const accountsOf = ({ memberId, influencedBy = [] }: Login): string[] => [
  ...new Set([memberId, ...influencedBy]),
];

/** Whether one person may have both. The head makes all accounts of the company, so that no account names the head. */
export const isOnePerson = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((id) => other.includes(id));

/** The accounts of the person who makes the present call. */
export function accountsOfCaller(): string[] {
  const { memberId, influencedBy = [] } = currentContext() ?? {};
  if (memberId === undefined) throw new Error('The present work has no caller.');
  return accountsOf({ memberId, influencedBy });
}
