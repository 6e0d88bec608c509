import { createHash, randomBytes } from 'node:crypto';
import { deviceCookieName } from '@deepam/contracts';

/** People who share a browser; who has not been there for longest is forgotten by it. */
const MOST_KEYS = 5;
const YEAR = 365 * 24 * 3600;
const oneKey = /^[\w-]{22}$/;

/** How many devices of an owner are remembered; the oldest makes room. */
export const MOST_KNOWN_DEVICES = 20;

/** The keys that a browser shows: random ones that it was given at logins, perhaps of several people. */
export function deviceKeys(cookies: string | undefined): readonly string[] {
  const own = cookies
    ?.split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([name]) => name === deviceCookieName);
  return (own?.[1] ?? '')
    .split('.')
    .filter((key) => oneKey.test(key))
    .slice(0, MOST_KEYS);
}

export const newDeviceKey = (): string => randomBytes(16).toString('base64url');

/** What an account keeps of a device. The account's id in it makes lists of two accounts incomparable. */
export const deviceDigest = (accountId: string, key: string): string =>
  createHash('sha256').update(`${accountId} ${key}`).digest('base64url');

/** What a browser is to keep, the latest key first: out of reach of scripts, and shown to logins alone. */
export function deviceCookie(keys: readonly string[], isSecure: boolean): string {
  const value = keys.slice(0, MOST_KEYS).join('.');
  const parts = [`${deviceCookieName}=${value}`, 'Path=/api/user', `Max-Age=${YEAR}`, 'HttpOnly', 'SameSite=Strict'];
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
}

/** The digest of the device, if it is one of the account's. */
export function knownDevice(
  account: { readonly _id: string; readonly knownDevices?: readonly string[] } | null,
  keys: readonly string[],
): string | null {
  if (!account) return null;
  const digests = keys.map((key) => deviceDigest(account._id, key));
  return digests.find((digest) => account.knownDevices?.includes(digest)) ?? null;
}
