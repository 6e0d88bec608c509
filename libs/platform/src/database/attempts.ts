import { Logger } from '@nestjs/common';
import type { ClientSession } from 'mongoose';

const logger = new Logger('Transactions');

/** A rollback drops everything that was registered with the attempt. */
export class Attempt {
  private readonly last: (() => Promise<void>)[] = [];
  private readonly hooks: (() => void)[] = [];
  private isFinished = false;

  /**
   * The work is the last step of the transaction, such as collected writes. It may register more steps.
   * @throws Error after the commit has begun, because the work would be lost
   */
  beforeCommit(work: () => Promise<void>): void {
    if (this.isFinished) throw new Error('The transaction is being committed; it takes nothing more.');
    this.last.push(work);
  }

  /**
   * The hook runs in this process immediately after the commit. It does not run after an unknown outcome or the end of
   * the process, so a poll must find the documents as well.
   */
  afterCommit(hook: () => void): void {
    this.hooks.push(hook);
  }

  async finish(): Promise<void> {
    for (const work of this.last) await work();
    this.isFinished = true;
  }

  /** A failing hook is only logged: the commit is valid and must not look like a failure. */
  committed(): void {
    for (const hook of this.hooks) {
      try {
        hook();
      } catch (error) {
        logger.error('What follows a commit has failed', error);
      }
    }
  }
}

export class Attempts {
  private readonly running = new WeakMap<ClientSession, Attempt>();

  begin(session: ClientSession): Attempt {
    const attempt = new Attempt();
    this.running.set(session, attempt);
    return attempt;
  }

  attemptOf(session: ClientSession): Attempt {
    const attempt = this.running.get(session);
    if (!attempt || !session.inTransaction())
      throw new Error('The session has no transaction that Transactions has begun.');
    return attempt;
  }
}
