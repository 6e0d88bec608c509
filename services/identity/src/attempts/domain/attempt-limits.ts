/**
 * The counts limit wrong passwords; further tries are rejected until the oldest leaves the window:
 * - `account`: one mobile from all but the owner's devices, however many people guess.
 * - `address`: one address over all mobiles, against lists of stolen passwords. It is high, as many people share one
 * address.
 * - `device`: one mobile from a device on which the owner has logged in. It counts separately, so that other people
 * can't lock the owner out.
 * - `asked`, `asker`: requests for a new password, of one mobile and from one address. They count separately, so that
 * requests by other people do not block the owner's login.
 * - `takenFrom`, `takenBy`: answers that a mobile is registered, to one address and for one sponsor or colleague, who
 * could otherwise find registered mobiles.
 * Wrong codes of the second factor count separately in `code` and `codeOnDevice`. Three of a million codes are valid at
 * a time, so ten tries an hour find one in four years on average.
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

export type Guessed = 'password' | 'code' | 'passkey' | 'mobile';

export interface AttemptLimit {
  readonly most: number;
  /** The window is in milliseconds. */
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

/** The address comes first, so that a blocked address takes no tries of the account. */
export function scopesFor(guessed: Guessed, isKnownDevice: boolean): readonly AttemptScope[] {
  // A signature can't be guessed: the limit bounds the work and the entries of the audit trail.
  if (guessed === 'passkey') return ['address'];
  if (guessed === 'mobile') return ['takenFrom', 'takenBy'];
  if (guessed === 'code') return [isKnownDevice ? 'codeOnDevice' : 'code'];
  return isKnownDevice ? ['device'] : ['address', 'account'];
}
