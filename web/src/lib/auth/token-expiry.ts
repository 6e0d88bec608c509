import type { PasswordReason } from '@deepam/contracts';

interface Claims {
  readonly exp?: unknown;
  readonly sub?: unknown;
  readonly mustChangePassword?: unknown;
  readonly passwordReason?: unknown;
  readonly mustSetUpSecondFactor?: unknown;
  readonly auth_time?: unknown;
  readonly permissions?: unknown;
}

function claimsOf(token: string): Claims {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(payload)) ?? {}) as Claims;
  } catch {
    return {};
  }
}

/** When a login token ends, in ms since 1970; null when it has no readable `exp`. */
export function expiryOf(token: string): number | null {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null;
}

/** Whose login token it is; null when it does not say. */
export function memberOf(token: string): string | null {
  const { sub } = claimsOf(token);
  return typeof sub === 'string' ? sub : null;
}

/** What somebody of the company may do; null for members and the head. */
export function permissionsIn(token: string): readonly unknown[] | null {
  const { permissions } = claimsOf(token);
  return Array.isArray(permissions) ? permissions : null;
}

/** Whether the password has to be changed before anything else is open. */
export const needsNewPassword = (token: string): boolean => claimsOf(token).mustChangePassword === true;

/** Whether a second factor has to be set up before anything else is open. */
export const needsSecondFactor = (token: string): boolean => claimsOf(token).mustSetUpSecondFactor === true;

/** Why it has to be changed: somebody else chose it, unless the token says that it breaks the present rule. */
export const passwordReasonOf = (token: string): PasswordReason =>
  claimsOf(token).passwordReason === 'too-weak' ? 'too-weak' : 'for-one-use';

/** Below the server's five minutes, so that a form does not leave out what is wanted when it is sent. */
const freshMs = 4 * 60_000;

/** Whether the password was given so short a while ago that it is not wanted again. */
export function isFreshLogin(token: string, now: number): boolean {
  const { auth_time: authTime } = claimsOf(token);
  return typeof authTime === 'number' && now - authTime * 1000 < freshMs;
}

/** A token without a readable end is treated as over. */
export function hasExpired(token: string, now: number): boolean {
  const expiry = expiryOf(token);
  return expiry === null || expiry <= now;
}

/** How long after its end a login still opens what was kept on the device, while nobody can be asked. */
const readOnMs = 3 * 24 * 3_600_000;

/** Until when what was kept can be read offline, in ms since 1970; null when the token has no readable end. */
export function readableUntil(token: string): number | null {
  const expiry = expiryOf(token);
  return expiry === null ? null : expiry + readOnMs;
}

/** setTimeout counts in 32 bits; a longer wait is cut and looked at again. */
export function waitUntilExpiry(expiresAt: number, now: number): number {
  return Math.min(Math.max(expiresAt - now, 0), 2_147_483_647);
}
