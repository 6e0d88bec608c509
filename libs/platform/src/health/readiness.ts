import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { waitAtMost } from '../background/wait-at-most.js';

export type ReadinessCheck = () => Promise<void> | void;
export interface ReadinessReport {
  readonly ready: boolean;
  readonly checks: Readonly<Record<string, string>>;
  readonly unavailable: readonly string[];
}

interface Part {
  readonly check: ReadinessCheck;
  readonly serves: string | null;
}

const patience = 2_000;

/**
 * Reports to load balancers and the launcher whether this process can serve. Every process of a service loses a shared
 * server at the same time, so removing a process from its load balancer for a part that only some calls need would
 * remove the whole service.
 */
@Injectable()
export class Readiness implements OnModuleDestroy {
  private readonly parts = new Map<string, Part>();
  private stopping = false;

  get isStopping(): boolean {
    return this.stopping;
  }

  /**
   * Adds a part without which no call can be answered: while it is down, the process is not ready.
   * @param check throws, or rejects, with the reason while the part is down
   */
  require(name: string, check: ReadinessCheck): void {
    this.parts.set(name, { check, serves: null });
  }

  /**
   * Adds a part that only some of the work needs: while it is down, the process stays ready and reports the unavailable
   * work.
   * @param serves the work that needs the part, as operators read it
   */
  observe(name: string, serves: string, check: ReadinessCheck): void {
    this.parts.set(name, { check, serves });
  }

  stop(): void {
    this.stopping = true;
  }

  onModuleDestroy(): void {
    this.stop();
  }

  async report(): Promise<ReadinessReport> {
    const looks = [...this.parts].map(async ([name, { check, serves }]) => ({
      name,
      serves,
      state: await stateOf(check),
    }));
    const parts = await Promise.all(looks);
    const down = parts.filter(({ state }) => state !== 'up');
    const checks = Object.fromEntries(parts.map(({ name, state }) => [name, state]));
    if (this.stopping) checks['process'] = 'is stopping';
    return {
      ready: !this.stopping && down.every(({ serves }) => serves !== null),
      checks,
      unavailable: down.map(({ serves }) => serves ?? 'every call'),
    };
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
