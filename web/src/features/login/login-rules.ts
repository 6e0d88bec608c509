import { isTenDigits, normaliseMobile } from '@deepam/contracts';

export type LoginIssue = 'tenDigits' | 'passwordNeeded';

/** The first thing that is wrong with a login as typed, or null. */
export function loginIssue(mobile: string, password: string): LoginIssue | null {
  if (!isTenDigits(normaliseMobile(mobile))) return 'tenDigits';
  return password === '' ? 'passwordNeeded' : null;
}
