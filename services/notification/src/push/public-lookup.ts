import { lookup } from 'node:dns';
import { isPrivateAddress } from './domain/private-address.js';

export const publicLookup: typeof lookup = ((host: string, options: object, done: (...args: unknown[]) => void) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error);
    const bad = addresses.find(({ address }) => isPrivateAddress(address));
    if (bad) return done(new Error(`${host} leads to a private address`));
    const [first] = addresses;
    return 'all' in options && options.all ? done(null, addresses) : done(null, first?.address, first?.family);
  });
}) as typeof lookup;
