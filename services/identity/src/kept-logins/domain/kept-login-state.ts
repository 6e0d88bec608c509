/** Of the session that is kept, as it is stored. */
interface KeptSession {
  readonly sessionVersion: number;
  readonly endsAt: Date;
  readonly endedAt: Date | null;
}

/**
 * `open`: the PIN opens it; `ran-out`: its time is over, and nothing else: a login with the password on the same device keeps the PIN;
 * `ended`: by its owner, the company or a new password: whoever wants to keep it again chooses a PIN anew.
 */
export type KeptLoginState = 'open' | 'ran-out' | 'ended';

/** @param accountVersion what the account's sessions count as now; null when there is no such account any more */
export function keptLoginState(session: KeptSession | null, accountVersion: number | null, now: Date): KeptLoginState {
  if (session === null || accountVersion === null) return 'ended';
  if (session.endedAt !== null || session.sessionVersion < accountVersion) return 'ended';
  return session.endsAt > now ? 'open' : 'ran-out';
}
