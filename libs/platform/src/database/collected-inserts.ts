import type { ClientSession } from 'mongoose';
import type { Attempt, Attempts } from './attempts.js';

/** The class collects the inserts of one transaction into one command, right before the commit. */
export class CollectedInserts<T> {
  private readonly collected = new WeakMap<Attempt, T[]>();

  constructor(
    private readonly attempts: Attempts,
    private readonly insert: (documents: readonly T[], session: ClientSession) => Promise<void>,
  ) {}

  add(session: ClientSession, documents: readonly T[]): void {
    const attempt = this.attempts.attemptOf(session);
    const known = this.collected.get(attempt);
    if (known) return void known.push(...documents);
    const all = [...documents];
    this.collected.set(attempt, all);
    attempt.beforeCommit(() => {
      this.collected.delete(attempt);
      return this.insert(all, session);
    });
  }
}
