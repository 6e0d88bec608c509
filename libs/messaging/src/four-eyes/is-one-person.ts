import type { Caller } from '@deepam/platform';
import type { ConsentRequest } from './consent-request.schema.js';

/**
 * Whether one person may have both logins: a colleague who made an account, or set its mobile or its password, may be the one who uses it. The head
 * makes all accounts of the company and does not count.
 */
export function isOnePerson(
  { askedBy, askerInfluencedBy }: Pick<ConsentRequest, 'askedBy' | 'askerInfluencedBy'>,
  { memberId, influencedBy = [] }: Pick<Caller, 'memberId' | 'influencedBy'>,
): boolean {
  const asking = [askedBy, ...askerInfluencedBy];
  return [memberId, ...influencedBy].some((id) => asking.includes(id));
}
