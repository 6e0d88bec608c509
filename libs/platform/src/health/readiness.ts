import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { waitAtMost } from '../background/wait-at-most.js';

export type ReadinessCheck = () => Promise<void> | void;
export interface ReadinessReport {
  readonly ready: boolean;
  /** "up", or why not. */
  readonly checks: Readonly<Record<string, string>>;
}

/** Milliseconds for one check. */
const patience = 2_000;

/** Whether this process can do its work; asked by load balancers and the launcher. */
@Injectable()
export class Readiness implements OnModuleDestroy {
  private readonly checks = new Map<string, ReadinessCheck>();
  private stopping = false;

  get isStopping(): boolean {
    return this.stopping;
  }

  /** `check` throws, or rejects, with the reason while the part is not usable. */
  register(name: string, check: ReadinessCheck): void {
    this.checks.set(name, check);
  }

  /** From now on never ready again: no new work is wanted. */
  stop(): void {
    this.stopping = true;
  }

  /** The first thing that happens when the application closes. */
  onModuleDestroy(): void {
    this.stop();
  }

  async report(): Promise<ReadinessReport> {
    const results = await Promise.all([...this.checks].map(async ([name, check]) => [name, await stateOf(check)]));
    const checks: Record<string, string> = Object.fromEntries(results);
    if (this.stopping) checks['process'] = 'is stopping';
    return { ready: Object.values(checks).every((state) => state === 'up'), checks };
  }
}

async function stateOf(check: ReadinessCheck): Promise<string> {
  const state = Promise.resolve()
    .then(check)
    .then(
      () => 'up',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
  return waitAtMost(patience, state, `no answer within ${patience} ms`);
}
