import { Clock, DomainError, networkAddress } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { attemptLimits, scopesFor, type AttemptScope, type Guessed } from './domain/attempt-limits.js';
import { knownDevice } from './domain/known-device.js';
import { TriesRepository, tryIdOf } from './persistence/tries.repository.js';

export interface Attempt {
  /** Whose password is tried: a mobile, known to the system or not. */
  readonly mobile: string;
  /** From `networkAddress`. */
  readonly address: string;
  /** From `knownDevice`: null when its owner has not logged in with it. */
  readonly device: string | null;
  /** With whose right a mobile is tried: the sponsor's, or that of a person of the company. */
  readonly by?: string;
}

/** Of somebody whose account is known. */
export const attemptOf = (
  account: { readonly _id: string; readonly mobile: string; readonly knownDevices?: readonly string[] },
  ip: string,
  keys: readonly string[],
): Attempt => ({ mobile: account.mobile, address: networkAddress(ip), device: knownDevice(account, keys) });

interface Reserved {
  readonly id: string;
  readonly tryId: string;
}

/** Bounds guessing, the same for mobiles that exist and those that do not. */
@Injectable()
export class AttemptGuard {
  constructor(
    private readonly tries: TriesRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Reserves a try wherever it counts, then runs `check`: tries that come all at once are counted like those that come one by
   * one. What is right gives its try back.
   * @throws DomainError REQUEST.TOO_MANY with `retryAfterSeconds`, whether or not it would have been right
   */
  async attempt(attempt: Attempt, check: () => Promise<boolean>, guessed: Guessed = 'password'): Promise<boolean> {
    const reserved: Reserved[] = [];
    try {
      for (const scope of scopesFor(guessed, attempt.device !== null))
        reserved.push(await this.reserve(scope, attempt));
      if (!(await check())) return false;
    } catch (error) {
      // Nothing was looked at.
      await this.giveBack(reserved);
      throw error;
    }
    // The owner's own typing errors are forgiven; an address has tried others' passwords, too.
    if (attempt.device === null || guessed === 'passkey') await this.giveBack(reserved);
    else await Promise.all(reserved.map(({ id }) => this.tries.forget(id)));
    return true;
  }

  /**
   * Counts a request for a new password, the same for every mobile.
   * @throws DomainError REQUEST.TOO_MANY with `retryAfterSeconds`
   */
  async ask({ mobile, address }: Pick<Attempt, 'mobile' | 'address'>): Promise<void> {
    for (const scope of ['asker', 'asked'] as const) await this.reserve(scope, { mobile, address, device: null });
  }

  /** Wrong passwords from unknown devices count no longer: the password is another one now. */
  async forgive(mobile: string): Promise<void> {
    await this.tries.forget(idOf('account', { mobile, address: '', device: null }));
  }

  private async reserve(scope: AttemptScope, attempt: Attempt): Promise<Reserved> {
    const id = idOf(scope, attempt);
    const { tryId, wait } = await this.tries.reserve(id, attemptLimits[scope], this.clock.now());
    if (tryId !== null) return { id, tryId };
    throw tooMany(Math.max(1, Math.ceil(wait / 1000)));
  }

  private async giveBack(reserved: readonly Reserved[]): Promise<void> {
    await Promise.all(reserved.map(({ id, tryId }) => this.tries.giveBack(id, tryId)));
  }
}

function idOf(scope: AttemptScope, { mobile, address, device, by }: Attempt): string {
  switch (scope) {
    case 'account':
    case 'asked':
    case 'code':
      return tryIdOf(scope, mobile);
    case 'address':
    case 'asker':
    case 'takenFrom':
      return tryIdOf(scope, address);
    case 'takenBy':
      return tryIdOf(scope, by ?? '');
    case 'device':
    case 'codeOnDevice':
      return tryIdOf(scope, mobile, device ?? '');
  }
}

function tooMany(retryAfterSeconds: number): DomainError {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const message = minutes > 1 ? `Too many attempts. Please try again in ${minutes} minutes.` : undefined;
  return new DomainError('REQUEST.TOO_MANY', { message, details: { retryAfterSeconds } });
}
