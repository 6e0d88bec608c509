import { createHash } from 'node:crypto';

/** How many addresses of an owner are remembered; the oldest makes room. */
export const MOST_KNOWN_ADDRESSES = 20;

/** What is stored of an address that the owner logged in from. The account's id in it makes lists of two accounts incomparable. */
export function addressDigest(accountId: string, address: string): string {
  return createHash('sha256').update(`${accountId} ${address}`).digest('base64url');
}
