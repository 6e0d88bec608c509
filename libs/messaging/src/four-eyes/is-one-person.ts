import type { Caller } from '@deepam/platform';
import type { ConsentRequest } from './consent-request.schema.js';

/**
 * Whether one person may have both logins: whoever gave somebody a temporary password may have used it. Passwords that the head gave don't
 * count.
 */
export function isOnePerson(
  { askedBy, askerPasswordFrom }: Pick<ConsentRequest, 'askedBy' | 'askerPasswordFrom'>,
  { memberId, passwordFrom }: Pick<Caller, 'memberId' | 'passwordFrom'>,
): boolean {
  const asking = [askedBy, askerPasswordFrom ?? askedBy];
  return asking.includes(memberId) || asking.includes(passwordFrom ?? memberId);
}
