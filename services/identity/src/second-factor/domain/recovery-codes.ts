import { createHash, randomInt } from 'node:crypto';

const COUNT = 10;
/** Groups of four; codes made by older releases have four of them. */
const GROUPS = 6;
/** Without look-alikes. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten codes of 118 bits each: from 112 on, their digests can be kept without a slow hash (ASVS 5.0, 6.5.2). */
export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, newCode);

function newCode(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** What is kept of a code, in whichever case and with whichever blanks it is typed. */
export function recoveryDigest(accountId: string, typed: string): string {
  const code = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHash('sha256').update(`${accountId} ${code}`).digest('base64url');
}
