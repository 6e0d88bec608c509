import { isIP } from 'node:net';

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
