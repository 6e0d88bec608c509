import { createHash, timingSafeEqual } from 'node:crypto';

interface KeptSession {
  readonly sessionVersion: number;
  readonly endsAt: Date;
  readonly endedAt: Date | null;
}

/**
 * The PIN opens an `open` login. A login that `ran-out` reached its end, and a login with the password on the same
 * device keeps the PIN. The owner, the company or a new password has `ended` the login, and a new PIN is needed.
 */
export type PinSignInState = 'open' | 'ran-out' | 'ended';

/** @param accountVersion the present session version of the account; null if the account does not exist any more */
export function pinSignInState(session: KeptSession | null, accountVersion: number | null, now: Date): PinSignInState {
  if (session === null || accountVersion === null) return 'ended';
  if (session.endedAt !== null || session.sessionVersion < accountVersion) return 'ended';
  return session.endsAt > now ? 'open' : 'ran-out';
}

/** The id is part of the digest, so the same PIN looks different in two saved logins. */
export const proofDigest = (id: string, proof: string): string =>
  createHash('sha256').update(`${id} ${proof}`).digest('base64url');

export const proofFits = (id: string, proof: string, digest: string): boolean =>
  timingSafeEqual(Buffer.from(proofDigest(id, proof)), Buffer.from(digest));
