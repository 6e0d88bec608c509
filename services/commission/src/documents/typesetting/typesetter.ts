import { ConcurrencyLimiter, DomainError } from '@deepam/platform';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { Sheet } from './sheet.js';
import { TypesetterThread } from './typesetter-thread.js';

/** One at a time: it takes some 30 ms, and the first one two seconds. */
const atOnce = { places: 1, queue: 20, patience: 15_000 };
/** Milliseconds for one document, and for the start of a thread, on a busy machine. */
const timeLimit = 20_000;
/** Milliseconds without work after which the memory of the compiler is given back. */
const idleTime = 60_000;
/** Documents after which a thread is replaced, so that what the compiler caches cannot grow for ever. */
const longestLife = 500;

/** Sets documents in a thread of its own that may be ended (ADR 69). */
@Injectable()
export class Typesetter implements OnModuleDestroy {
  private readonly logger = new Logger(Typesetter.name);
  private readonly limiter = new ConcurrencyLimiter(atOnce);
  private thread: TypesetterThread | undefined;
  private idle: NodeJS.Timeout | undefined;

  /** @throws DomainError SERVER.UNAVAILABLE where too many wait, or the thread ended over it */
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
      // What a compiler has stumbled over may have broken it for all others.
      await this.thread?.end();
      throw new DomainError('SERVER.UNAVAILABLE', { cause: error as Error });
    } finally {
      this.idle = setTimeout(() => void this.onModuleDestroy(), idleTime).unref();
    }
  }
}
