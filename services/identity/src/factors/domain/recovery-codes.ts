import { createHash, randomInt } from 'node:crypto';

const COUNT = 10;
const GROUPS = 6;
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Each of the ten codes has 118 bits. Digests of codes from 112 bits on need no slow hash (ASVS 5.0, 6.5.2). */
export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, newCode);

function newCode(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

export function recoveryDigest(accountId: string, typed: string): string {
  const code = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHash('sha256').update(`${accountId} ${code}`).digest('base64url');
}
