import { Clock, DomainError, networkAddress } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { attemptLimits, scopesFor, type AttemptScope, type Guessed } from './domain/attempt-limits.js';
import { knownDevice } from './domain/known-device.js';
import { TriesRepository, tryIdOf } from './tries.repository.js';

export interface Attempt {
  readonly mobile: string;
  readonly address: string;
  readonly device: string | null;
  readonly by?: string;
}

export const attemptOf = (
  account: { readonly _id: string; readonly mobile: string; readonly knownDevices: readonly string[] },
  ip: string,
  keys: readonly string[],
): Attempt => ({ mobile: account.mobile, address: networkAddress(ip), device: knownDevice(account, keys) });

interface Reserved {
  readonly id: string;
  readonly tryId: string;
}

/** Guessing has the same limits for registered and unknown mobiles. */
@Injectable()
export class AttemptGuard {
  constructor(
    private readonly tries: TriesRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * A try is reserved in every scope before `check` runs, so concurrent tries count like sequential ones. A right
   * answer returns its try.
   * @throws DomainError REQUEST.TOO_MANY with `retryAfterSeconds`, whether or not the answer would be right
   */
  async attempt(attempt: Attempt, check: () => Promise<boolean>, guessed: Guessed = 'password'): Promise<boolean> {
    const reserved: Reserved[] = [];
    try {
      for (const scope of scopesFor(guessed, attempt.device !== null))
        reserved.push(await this.reserve(scope, attempt));
      if (!(await check())) return false;
    } catch (error) {
      // The answer was not checked, so its tries are returned.
      await this.giveBack(reserved);
      throw error;
    }
    // A right answer clears the owner's own errors, but not those of an address, which may have tried other accounts.
    if (attempt.device === null || guessed === 'passkey') await this.giveBack(reserved);
    else await Promise.all(reserved.map(({ id }) => this.tries.deleteTries(id)));
    return true;
  }

  /**
   * The limit is the same for every mobile.
   * @throws DomainError REQUEST.TOO_MANY with `retryAfterSeconds`
   */
  async reserveRequest({ mobile, address }: Pick<Attempt, 'mobile' | 'address'>): Promise<void> {
    for (const scope of ['asker', 'asked'] as const) await this.reserve(scope, { mobile, address, device: null });
  }

  /** Wrong tries from unknown devices do not count for the new password. */
  async forgive(mobile: string): Promise<void> {
    await this.tries.deleteTries(idOf('account', { mobile, address: '', device: null }));
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
