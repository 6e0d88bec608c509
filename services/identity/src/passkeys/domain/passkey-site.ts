import { isIP } from 'node:net';

/** What passkeys are made for and judged by: nothing that was signed for another site is taken. */
export interface PasskeySite {
  /** The RP ID of WebAuthn: the host, without its port. */
  readonly id: string;
  readonly origin: string;
}

/** @returns null where no browser gives passkeys: at IP numbers, and without HTTPS but on the own machine */
export function passkeySite(publicOrigin: string): PasskeySite | null {
  const { protocol, hostname, origin } = new URL(publicOrigin);
  if (isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0) return null;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return protocol === 'https:' || isLocal ? { id: hostname, origin } : null;
}
