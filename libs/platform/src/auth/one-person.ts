import type { ApproverReason, CreditDoubt, Paise } from '@deepam/contracts';
import { currentContext } from '../context/request-context.js';
import type { Caller } from './caller.js';

type Login = Pick<Caller, 'memberId' | 'influencedBy'>;

/**
 * The accounts of the person behind a login are the login itself, and the colleagues who made the account or set its
 * mobile or its password. A service that stores an actor for a later comparison stores all of them.
 */
export const accountsOf = ({ memberId, influencedBy = [] }: Login): string[] => [
  ...new Set([memberId, ...influencedBy]),
];

/** The head makes all accounts of the company, so no account names the head. */
export const isOnePerson = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((id) => other.includes(id));

interface MatchedCredit {
  readonly amountPaise: Paise;
  readonly people: readonly string[];
  readonly doubt: CreditDoubt | null;
}

/**
 * The result is the reason why a request needs a second approver; it is null for a credit of the right amount and
 * without doubt, which other people than the approver found.
 * @param approver the accounts of the approver, from `accountsOf`
 * @param pays whether an amount is the one that the request needs
 */
export function reasonForApprover(
  credit: MatchedCredit | null,
  approver: readonly string[],
  pays: (amountPaise: Paise) => boolean,
): ApproverReason | null {
  if (credit === null) return 'no-credit';
  if (!pays(credit.amountPaise)) return 'other-amount';
  return isOnePerson(credit.people, approver) ? 'brought' : credit.doubt;
}

export function accountsOfCaller(): string[] {
  const { caller } = currentContext() ?? {};
  if (!caller) throw new Error('The present work has no caller.');
  return accountsOf(caller);
}
