import { isTenDigits, normaliseMobile } from '@deepam/contracts';

export type LoginIssue = 'tenDigits' | 'passwordNeeded';

export function loginIssue(mobile: string, password: string): LoginIssue | null {
  if (!isTenDigits(normaliseMobile(mobile))) return 'tenDigits';
  return password === '' ? 'passwordNeeded' : null;
}
