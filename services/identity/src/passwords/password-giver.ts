import type { Caller } from '@deepam/platform';

/**
 * Who counts as the giver of a password that this caller gives: somebody whose own came from a colleague may be that colleague.
 * @returns null for the head, who gives all roles
 */
export const passwordGiverOf = ({
  isHead,
  memberId,
  passwordFrom = memberId,
}: Pick<Caller, 'isHead' | 'memberId' | 'passwordFrom'>): string | null => (isHead ? null : passwordFrom);
