import { Logger } from '@nestjs/common';
import type { ClientSession } from 'mongoose';

const logger = new Logger('Transactions');

/** One attempt of a transaction. All that it was given is dropped when it is rolled back. */
export class Attempt {
  private readonly last: (() => Promise<void>)[] = [];
  private readonly hooks: (() => void)[] = [];
  private isFinished = false;

  /**
   * The last thing that the transaction does, such as writes that were put together. It may ask for more of it.
   * @throws Error when all of it is done and the commit has begun: the work would be lost
   */
  beforeCommit(work: () => Promise<void>): void {
    if (this.isFinished) throw new Error('The transaction is being committed; it takes nothing more.');
    this.last.push(work);
  }

  /**
   * What this process does at once when it is committed. After a commit whose outcome is unknown, or with the end of the process, it is not done:
   * whoever relies on it must also find the documents by looking.
   */
  afterCommit(hook: () => void): void {
    this.hooks.push(hook);
  }

  async finish(): Promise<void> {
    for (const work of this.last) await work();
    this.isFinished = true;
  }

  /** A hook that fails is logged: the commit stands, and must not look like a failure to whoever made it. */
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

/** The attempts that `Transactions` has under way. */
export class Attempts {
  private readonly running = new WeakMap<ClientSession, Attempt>();

  begin(session: ClientSession): Attempt {
    const attempt = new Attempt();
    this.running.set(session, attempt);
    return attempt;
  }

  /** @throws Error for a session whose transaction was not begun by Transactions */
  of(session: ClientSession): Attempt {
    const attempt = this.running.get(session);
    if (!attempt || !session.inTransaction())
      throw new Error('The session has no transaction that Transactions has begun.');
    return attempt;
  }
}
