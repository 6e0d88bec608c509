import { createHash, randomBytes } from 'node:crypto';
import { deviceCookieName } from '@deepam/contracts';

const MOST_KEYS = 5;
const YEAR = 365 * 24 * 3600;
const oneKey = /^[\w-]{22}$/;

export const MOST_KNOWN_DEVICES = 20;

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

/** The account's id is part of the digest, so that the lists of two accounts can't be compared. */
export const deviceDigest = (accountId: string, key: string): string =>
  createHash('sha256').update(`${accountId} ${key}`).digest('base64url');

/** Scripts can't read the cookie, and the browser sends it only to logins. The latest key comes first. */
export function deviceCookie(keys: readonly string[], isSecure: boolean): string {
  const value = keys.slice(0, MOST_KEYS).join('.');
  const parts = [`${deviceCookieName}=${value}`, 'Path=/api/user', `Max-Age=${YEAR}`, 'HttpOnly', 'SameSite=Strict'];
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
}

export function knownDevice(
  account: { readonly _id: string; readonly knownDevices: readonly string[] } | null,
  keys: readonly string[],
): string | null {
  if (!account) return null;
  const digests = keys.map((key) => deviceDigest(account._id, key));
  return digests.find((digest) => account.knownDevices.includes(digest)) ?? null;
}
