import { isIP } from 'node:net';
import type { PasskeyCreation, PasskeyRequest } from '@deepam/contracts';
import type { Account } from '../../accounts/persistence/accounts.repository.js';
import type { Passkey } from '../../factors/persistence/passkeys.repository.js';

/** The validity of a challenge is in milliseconds; browsers use the same time. */
export const CHALLENGE_MS = 300_000;

/**
 * The numbers are COSE identifiers of Ed25519, ECDSA with P-256, and RSA. Every authenticator supports one of these
 * algorithms.
 */
export const algorithms = [-8, -7, -257];

const known = ({ credentialId, transports }: Passkey) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports: [...transports],
});

export const userHandleOf = (accountId: string): string => Buffer.from(accountId).toString('base64url');

export const requestOptions = (site: PasskeySite, challenge: string, own?: readonly Passkey[]): PasskeyRequest => ({
  challenge,
  rpId: site.id,
  timeout: CHALLENGE_MS,
  userVerification: 'required',
  ...(own && { allowCredentials: own.map(known) }),
});

export const creationOptions = (
  site: PasskeySite,
  challenge: string,
  account: Pick<Account, '_id' | 'mobile' | 'name'>,
  own: readonly Passkey[],
): PasskeyCreation => ({
  challenge,
  rp: { id: site.id, name: 'Deepam' },
  user: { id: userHandleOf(account._id), name: account.mobile, displayName: account.name },
  pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
  timeout: CHALLENGE_MS,
  attestation: 'none',
  excludeCredentials: own.map(known),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
});

export interface PasskeySite {
  readonly id: string;
  readonly origin: string;
}

/** @returns null if browsers offer no passkeys: for IP numbers, and without HTTPS except on localhost */
export function passkeySite(publicOrigin: string): PasskeySite | null {
  const { protocol, hostname, origin } = new URL(publicOrigin);
  if (isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0) return null;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return protocol === 'https:' || isLocal ? { id: hostname, origin } : null;
}
