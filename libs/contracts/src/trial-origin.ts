/**
 * Demo data can mislead no visitor at such an address: a name that no site on the internet can have (RFC 2606), a name
 * of the local network, or a bare address.
 * @param origin with its scheme
 */
export const isTrialOrigin = (origin: string): boolean =>
  /(^|\.)(example|test|invalid|localhost|local|internal)$|^[\d.]+$|^\[/.test(new URL(origin).hostname);
