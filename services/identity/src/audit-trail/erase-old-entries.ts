import { BackgroundLoop, Clock } from '@deepam/platform';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { AuditBatchesRepository } from './persistence/audit-batches.repository.js';
import { AuditRowsRepository } from './persistence/audit-rows.repository.js';

const DAY_MS = 86_400_000;

@Injectable()
export class KeepingTime {
  constructor(
    private readonly clock: Clock,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** @returns null if all entries are kept */
  end(): Date | null {
    const { AUDIT_KEEP_DAYS: days } = this.config;
    return days === undefined ? null : new Date(this.clock.now().getTime() - days * DAY_MS);
  }
}

const LOOK_MS = 3_600_000;

/** Expired entries are erased if the installation has a retention time. The chain of their digests stays complete. */
@Injectable()
export class EraseOldEntries implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly loop = new BackgroundLoop(EraseOldEntries.name, () => this.eraseDue(), LOOK_MS);

  constructor(
    private readonly rows: AuditRowsRepository,
    private readonly batches: AuditBatchesRepository,
    private readonly keeping: KeepingTime,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.AUDIT_KEEP_DAYS !== undefined) this.loop.runSoon();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
  }

  async eraseDue(): Promise<void> {
    const end = this.keeping.end();
    const last = end && (await this.batches.lastBefore(end));
    if (last !== null) await this.rows.eraseUpTo(last);
  }
}
