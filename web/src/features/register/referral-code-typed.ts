import { isWellFormedReferralCode, normaliseReferralCode } from '@deepam/contracts';

/** The L after the prefix, six characters and the check character: no other L is in a code. */
const afterPrefix = 8;

/** Only a complete code with a valid check character is worth a call. */
export function referralCodeTyped(typed: string): 'partly' | 'mistyped' | 'whole' {
  const code = normaliseReferralCode(typed);
  if (isWellFormedReferralCode(code)) return 'whole';
  const prefix = code.includes('L') ? code.indexOf('L') : 1;
  return code.length < prefix + afterPrefix ? 'partly' : 'mistyped';
}
