/**
 * How many wrong passwords are looked at; further tries wait until the oldest is out of the window. These counts are kept:
 * - `account`: one mobile, from everywhere but the devices of its owner. However many guess together, they have this much.
 * - `address`: one address over all mobiles, for lists of stolen passwords. High, as many people share one address.
 * - `device`: one mobile from a device that its owner has logged in with. Counts by itself, so that nobody locks the owner out.
 * - `asked`, `asker`: requests for a new password, of one mobile and from one address. They have counts of their own, so that
 *   asking in somebody's name does not hold up their login.
 */
export type AttemptScope = 'account' | 'address' | 'device' | 'asked' | 'asker';

export interface AttemptLimit {
  readonly most: number;
  /** Milliseconds. */
  readonly window: number;
}

const MINUTE = 60_000;

export const attemptLimits: Readonly<Record<AttemptScope, AttemptLimit>> = {
  account: { most: 20, window: 60 * MINUTE },
  address: { most: 200, window: 15 * MINUTE },
  device: { most: 10, window: 15 * MINUTE },
  asked: { most: 20, window: 60 * MINUTE },
  asker: { most: 200, window: 15 * MINUTE },
};

/** The scopes a try is counted by. The address comes first: one that has tried too much takes nothing from the account's count. */
export const scopesFor = (isKnownDevice: boolean): readonly AttemptScope[] =>
  isKnownDevice ? ['device'] : ['address', 'account'];
