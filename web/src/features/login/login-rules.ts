import { isTenDigits, normaliseMobile } from '@deepam/contracts';

export type LoginFault = 'tenDigits' | 'passwordNeeded';

/** The first thing that is wrong with a login as typed, or null. */
export function loginFault(mobile: string, password: string): LoginFault | null {
  if (!isTenDigits(normaliseMobile(mobile))) return 'tenDigits';
  return password === '' ? 'passwordNeeded' : null;
}
