import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServiceName } from '@deepam/contracts';
import { servingAt } from '@deepam/local-servers';
import type { KillPoint } from './kill-points.js';

export interface Kill extends KillPoint {
  /** Milliseconds until the service was ready again; null if it was killed again before. */
  readonly awayMs: number | null;
}

const intervalMs = 20;

/**
 * Kills a process of each service once at every one of its points, in the order in which it reaches them, in all
 * services concurrently.
 */
export class Killer {
  readonly kills: Kill[] = [];
  private readonly waiting = new Map<ServiceName, KillPoint[]>();
  private readonly away = new Map<ServiceName, { point: KillPoint; since: number }>();
  private running: Promise<void> | undefined;
  private stopped = false;

  /** @param readyUrls of each process, 200 when it is ready */
  constructor(
    private readonly folder: string,
    private readonly readyUrls: ReadonlyMap<ServiceName, string>,
  ) {}

  async trace(work: () => Promise<void>): Promise<ReadonlyMap<ServiceName, ReadonlySet<string>>> {
    await writeFile(join(this.folder, 'trace'), '');
    await work();
    rmSync(join(this.folder, 'trace'));
    const traces = new Map<ServiceName, ReadonlySet<string>>();
    for (const service of this.readyUrls.keys()) {
      const text = await readFile(join(this.folder, `${service}.steps`), 'utf8').catch(() => '');
      traces.set(service, new Set(text.split('\n').filter(Boolean)));
    }
    return traces;
  }

  begin(points: readonly KillPoint[]): void {
    for (const service of this.readyUrls.keys()) {
      this.waiting.set(
        service,
        points.filter((point) => point.service === service),
      );
      this.arm(service);
    }
    this.running ??= this.run();
  }

  get left(): KillPoint[] {
    return [...this.waiting.values()].flat();
  }

  get isDone(): boolean {
    return this.left.length === 0 && this.away.size === 0;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.running;
    for (const service of this.readyUrls.keys()) rmSync(this.file(service, 'kill'), { force: true });
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      for (const service of this.readyUrls.keys()) await this.look(service);
      await new Promise((resolve) => setTimeout(resolve, intervalMs));
    }
  }

  private async look(service: ServiceName): Promise<void> {
    if (existsSync(this.file(service, 'killed'))) {
      const step = readFileSync(this.file(service, 'killed'), 'utf8');
      rmSync(this.file(service, 'killed'));
      this.note(service, null);
      const points = this.waiting.get(service) ?? [];
      const point = points.find((one) => one.step === step);
      if (point) this.away.set(service, { point, since: Date.now() });
      this.waiting.set(
        service,
        points.filter((one) => one !== point),
      );
      this.arm(service);
    } else if (this.away.has(service) && (await servingAt(this.readyUrls.get(service)!)) === 'whole') {
      this.note(service, Date.now());
    }
  }

  private note(service: ServiceName, backAt: number | null): void {
    const gone = this.away.get(service);
    if (gone) this.kills.push({ ...gone.point, awayMs: backAt && backAt - gone.since });
    this.away.delete(service);
  }

  private arm(service: ServiceName): void {
    const points = this.waiting.get(service) ?? [];
    if (points.length === 0) return;
    // The file is written atomically, because the process may read it at any time.
    const draft = this.file(service, 'next');
    writeFileSync(draft, points.map(({ step }) => step).join('\n'));
    renameSync(draft, this.file(service, 'kill'));
  }

  private file(service: ServiceName, kind: 'kill' | 'killed' | 'next'): string {
    return join(this.folder, `${service}.${kind}`);
  }
}
