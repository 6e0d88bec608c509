import { BackgroundLoop } from '@deepam/platform';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { IDENTITY_CONFIG, type IdentityConfig } from '../../config.js';
import { KeepingTime } from '../keeping-time.js';
import { AuditBatchesRepository } from '../persistence/audit-batches.repository.js';
import { AuditRowsRepository } from '../persistence/audit-rows.repository.js';

/** Milliseconds between two looks: days are counted. */
const LOOK_MS = 3_600_000;

/** Erases what entries tell after their time, where the installation has one; the chain of their digests stays whole. */
@Injectable()
export class EraseOldEntries implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly loop = new BackgroundLoop(EraseOldEntries.name, () => this.look(), LOOK_MS);

  constructor(
    private readonly rows: AuditRowsRepository,
    private readonly batches: AuditBatchesRepository,
    private readonly keeping: KeepingTime,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.AUDIT_KEEP_DAYS !== undefined) this.loop.soon();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
  }

  /** @returns false: a look leaves nothing */
  async look(): Promise<boolean> {
    const end = this.keeping.end();
    const last = end && (await this.batches.lastBefore(end));
    if (last !== null) await this.rows.eraseUpTo(last);
    return false;
  }
}
