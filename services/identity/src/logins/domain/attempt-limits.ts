/**
 * How many wrong passwords are looked at; further tries wait until the oldest is out of the window. These counts are kept:
 * - `account`: one mobile, from everywhere but the devices of its owner. However many guess together, they have this much.
 * - `address`: one address over all mobiles, for lists of stolen passwords. High, as many people share one address.
 * - `device`: one mobile from a device that its owner has logged in with. Counts by itself, so that nobody locks the owner out.
 * - `asked`, `asker`: requests for a new password, of one mobile and from one address. They have counts of their own, so that
 *   asking in somebody's name does not hold up their login.
 * - `takenFrom`, `takenBy`: answers that a mobile is registered, to one address and with one sponsor or colleague, who would otherwise find out
 *   which mobiles are.
 *
 * Wrong codes of the second factor are counted beside that, `code` from everywhere and `codeOnDevice`: three of a million are
 * good at a time, so ten an hour find one in four years on average.
 */
export type AttemptScope =
  | 'account'
  | 'address'
  | 'device'
  | 'asked'
  | 'asker'
  | 'code'
  | 'codeOnDevice'
  | 'takenFrom'
  | 'takenBy';

/** What is guessed. */
export type Guessed = 'password' | 'code' | 'passkey' | 'mobile';

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
  code: { most: 10, window: 60 * MINUTE },
  codeOnDevice: { most: 10, window: 60 * MINUTE },
  takenFrom: { most: 20, window: 60 * MINUTE },
  takenBy: { most: 60, window: 60 * MINUTE },
};

/** The scopes a try is counted by. The address comes first: one that has tried too much takes nothing from the account's count. */
export function scopesFor(guessed: Guessed, isKnownDevice: boolean): readonly AttemptScope[] {
  // A signature cannot be guessed: this bounds the work and the entries of the audit trail.
  if (guessed === 'passkey') return ['address'];
  if (guessed === 'mobile') return ['takenFrom', 'takenBy'];
  if (guessed === 'code') return [isKnownDevice ? 'codeOnDevice' : 'code'];
  return isKnownDevice ? ['device'] : ['address', 'account'];
}
