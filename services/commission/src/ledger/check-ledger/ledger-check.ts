import { BackgroundLoop, Metrics } from '@deepam/platform';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LedgerSum } from './ledger-sum.js';

/** The pause is in milliseconds. Each check reads one document of every member. */
const pause = 300_000;

/**
 * The check raises an alert if the sum of all accounts is not zero. Errors that cancel each other out are found only by
 * the audit.
 */
@Injectable()
export class LedgerCheck implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(LedgerCheck.name);
  private readonly loop = new BackgroundLoop(LedgerCheck.name, () => this.check(), pause);
  private imbalance = Number.NaN;
  private checkedAt = performance.now();

  constructor(
    private readonly sum: LedgerSum,
    metrics: Metrics,
  ) {
    metrics.gauge('ledger_imbalance_paise', 'All balances together, which must be 0', () => this.imbalance);
    metrics.gauge('ledger_check_age_seconds', 'Seconds since they were summed', () => this.age);
  }

  onApplicationBootstrap(): void {
    this.loop.runSoon();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
  }

  async check(): Promise<void> {
    this.imbalance = await this.sum.read();
    this.checkedAt = performance.now();
    if (this.imbalance !== 0) this.logger.error(`The ledger is out of balance by ${this.imbalance} paise`);
  }

  private get age(): number {
    return (performance.now() - this.checkedAt) / 1_000;
  }
}
