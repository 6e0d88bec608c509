/**
 * Whether nobody is misled by made-up facts at an address: names that no site on the internet can have (RFC 2606), those of one's own
 * network, and bare addresses.
 * @param origin with its scheme
 */
export const isTrialOrigin = (origin: string): boolean =>
  /(^|\.)(example|test|invalid|localhost|local|internal)$|^[\d.]+$|^\[/.test(new URL(origin).hostname);
