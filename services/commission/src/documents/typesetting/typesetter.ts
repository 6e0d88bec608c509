import { ConcurrencyLimiter, DomainError } from '@deepam/platform';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { Sheet } from './sheet.js';
import { TypesetterThread } from './typesetter-thread.js';

/** One document takes about 30 ms, and the first one takes two seconds. */
const atOnce = { places: 1, queue: 20, patience: 15_000 };
/** The limit is in milliseconds for one document or the start of a thread, on a busy machine. */
const timeLimit = 20_000;
/** The thread ends after this many milliseconds without work, which frees the compiler's memory. */
const idleTime = 60_000;
/** A thread is replaced after this many documents, so that the compiler's cache can't grow without limit. */
const longestLife = 500;

/** Documents are typeset in a separate thread that may be ended (ADR 69). */
@Injectable()
export class Typesetter implements OnModuleDestroy {
  private readonly logger = new Logger(Typesetter.name);
  private readonly limiter = new ConcurrencyLimiter(atOnce);
  private thread: TypesetterThread | undefined;
  private idle: NodeJS.Timeout | undefined;

  /** @throws DomainError SERVER.UNAVAILABLE if too many documents wait, or the document ended the thread */
  async set(sheet: Sheet): Promise<Buffer> {
    return this.limiter.run(() => this.run(sheet));
  }

  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.idle);
    await this.thread?.end();
    this.thread = undefined;
  }

  private async run(sheet: Sheet): Promise<Buffer> {
    clearTimeout(this.idle);
    if (!this.thread?.isAlive || this.thread.documents >= longestLife) {
      await this.thread?.end();
      this.thread = new TypesetterThread(timeLimit);
    }
    try {
      return await this.thread.set(sheet);
    } catch (error) {
      this.logger.error(`A document could not be made: ${String(error)}`);
      // A failed document may have damaged the compiler for later ones.
      await this.thread?.end();
      throw new DomainError('SERVER.UNAVAILABLE', { cause: error as Error });
    } finally {
      this.idle = setTimeout(() => void this.onModuleDestroy(), idleTime).unref();
    }
  }
}
