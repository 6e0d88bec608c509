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

export function expiryOf(token: string): number | null {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null;
}

export function memberOf(token: string): string | null {
  const { sub } = claimsOf(token);
  return typeof sub === 'string' ? sub : null;
}

export function permissionsIn(token: string): readonly unknown[] | null {
  const { permissions } = claimsOf(token);
  return Array.isArray(permissions) ? permissions : null;
}

export const needsNewPassword = (token: string): boolean => claimsOf(token).mustChangePassword === true;

export const needsSecondFactor = (token: string): boolean => claimsOf(token).mustSetUpSecondFactor === true;

export const passwordReasonOf = (token: string): PasswordReason =>
  claimsOf(token).passwordReason === 'too-weak' ? 'too-weak' : 'for-one-use';

/**
 * The time is in milliseconds, and below the server's shortest limit of five minutes, so that a form asks for the
 * password in time.
 */
const freshMs = 4 * 60_000;

export function isFreshLogin(token: string, now: number): boolean {
  const { auth_time: authTime } = claimsOf(token);
  return typeof authTime === 'number' && now - authTime * 1000 < freshMs;
}

export function hasExpired(token: string, now: number): boolean {
  const expiry = expiryOf(token);
  return expiry === null || expiry <= now;
}

/** An expired login still opens stored data offline for this time in milliseconds. */
const readOnMs = 3 * 24 * 3_600_000;

export function readableUntil(token: string): number | null {
  const expiry = expiryOf(token);
  return expiry === null ? null : expiry + readOnMs;
}

/** setTimeout counts in 32 bits; a longer wait is shortened, and the caller checks again. */
export function waitUntilExpiry(expiresAt: number, now: number): number {
  return Math.min(Math.max(expiresAt - now, 0), 2_147_483_647);
}
