import { BackgroundLoop, Clock, Database, Transactions } from '@deepam/platform';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { nextBatch } from './domain/batch.js';
import { AuditBatchesRepository } from './persistence/audit-batches.repository.js';
import { auditRowModel, AuditRowsRepository } from './persistence/audit-rows.repository.js';

/**
 * An entry is sealed within a second, together with others of that time. Between wake-ups the loop looks for entries of
 * other processes.
 */
const pace = { gather: 500, pause: 5_000 };
/** A batch of this size covers half a second of a busy day and is far below the limit of a document. */
const MOST = 1_000;

/**
 * Every replica seals. The number of a batch lets one of two concurrent replicas succeed, and the other starts again.
 */
@Injectable()
export class AuditSealer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly loop = new BackgroundLoop(AuditSealer.name, () => this.seal(), pace);

  constructor(
    private readonly rows: AuditRowsRepository,
    private readonly batches: AuditBatchesRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  onApplicationBootstrap(): void {
    this.database.wakeUps.on(auditRowModel, () => this.loop.runSoon());
    this.loop.runSoon();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
  }

  async seal(): Promise<boolean> {
    if ((await this.rows.findUnsealed(1)).length === 0) return false;
    try {
      return await this.transactions.run(async (session) => {
        const waiting = await this.rows.findUnsealed(MOST, session);
        if (waiting.length === 0) return false;
        const batch = nextBatch(await this.batches.findLast(session), waiting, this.clock.now());
        await this.batches.add(batch, session);
        await this.rows.markSealed(batch, session);
        return waiting.length === MOST;
      });
    } catch (error) {
      if (this.batches.isTaken(error)) return true;
      throw error;
    }
  }
}
