import { createHash } from 'node:crypto';
import { Clock, DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { attemptLimits, remainingWait, scopesFor, type AttemptScope } from './domain/attempt-limits.js';
import { Turns } from './domain/turns.js';
import { Failures } from './persistence/failures.repository.js';

export interface Attempt {
  /** Whose password is tried, such as a mobile; known to the system or not. */
  readonly subject: string;
  /** From {@link networkAddress}. */
  readonly address: string;
  /** The owner of the account has logged in from there before. */
  readonly isOwnersAddress: boolean;
}

/** Attempts of one subject from one address that may wait for each other. */
const LONGEST_LINE = 10;

/** Slows down guessing, the same for mobiles that exist and those that do not. */
@Injectable()
export class AttemptGuard {
  /** One at a time per subject and address: attempts sent all at once are counted like those sent one by one. */
  private readonly turns = new Turns(LONGEST_LINE);

  constructor(
    private readonly failures: Failures,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs `check` if an attempt may be made now, and counts it when it fails.
   * @throws DomainError REQUEST.TOO_MANY with `retryAfterSeconds`, whether or not the password would have been right
   */
  async attempt(attempt: Attempt, check: () => Promise<boolean>): Promise<boolean> {
    const line = digest(attempt.subject, attempt.address);
    const result = await this.turns.take(line, () => this.inTurn(attempt, check));
    if (result === null) throw tooMany(attemptLimits.pair.firstWait);
    return result;
  }

  private async inTurn(attempt: Attempt, check: () => Promise<boolean>): Promise<boolean> {
    const scopes = scopesFor(attempt.isOwnersAddress);
    const before = this.clock.now();
    const counts = await this.failures.find(
      scopes.map((scope) => idOf(scope, attempt)),
      before,
    );
    const waits = scopes.map((scope) => remainingWait(attemptLimits[scope], counts.get(idOf(scope, attempt)), before));
    const wait = Math.max(...waits);
    if (wait > 0) throw tooMany(wait);

    const pair = idOf('pair', attempt);
    if (await check()) {
      if (counts.has(pair)) await this.failures.forget(pair);
      return true;
    }
    const now = this.clock.now();
    await Promise.all(
      scopes.map((scope) =>
        this.failures.add(idOf(scope, attempt), now, new Date(now.getTime() + attemptLimits[scope].memory)),
      ),
    );
    return false;
  }
}

function idOf(scope: AttemptScope, { subject, address }: Attempt): string {
  switch (scope) {
    case 'pair':
      return digest(scope, subject, address);
    case 'account':
      return digest(scope, subject);
    case 'address':
      return digest(scope, address);
  }
}

function digest(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

function tooMany(wait: number): DomainError {
  return new DomainError('REQUEST.TOO_MANY', { details: { retryAfterSeconds: Math.ceil(wait / 1000) } });
}
