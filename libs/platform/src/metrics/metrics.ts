import { Inject, Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { PLATFORM_OPTIONS, type PlatformOptions } from '../platform-options.js';
import { waitAtMost } from '../background/wait-at-most.js';

/**
 * Prometheus gives up all metrics of a process after ten seconds, and reports the process as dead; this limit is in
 * milliseconds.
 */
const patience = 2_000;

/**
 * The call of `read` has a time limit: the result is undefined after an error or a timeout. A hanging source, such as a
 * broker short of memory, is not read again until it answers.
 */
function patient<T>(read: () => Promise<T> | T): () => Promise<T | undefined> {
  let underWay: Promise<T | undefined> | undefined;
  return () => {
    underWay ??= Promise.resolve()
      .then(read)
      .catch(() => undefined)
      .finally(() => (underWay = undefined));
    return waitAtMost(patience, underWay, undefined);
  };
}

/**
 * The event loop delay is measured at this interval in milliseconds. The default of 10 costs more than all other work
 * of an idle process.
 */
const precision = 100;

@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly httpSeconds: Histogram<'method' | 'route' | 'status'>;

  constructor(@Inject(PLATFORM_OPTIONS) { name }: PlatformOptions) {
    this.registry.setDefaultLabels({ service: name });
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: precision });
    this.httpSeconds = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Seconds from the first byte of a request to the end of its answer, by route pattern',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [this.registry],
    });
  }

  counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  /** The gauge is computed when it is read. A late value is left out; the others are still read. */
  gauge(name: string, help: string, read: () => Promise<number> | number): void {
    const registers = [this.registry];
    const readSoon = patient(read);
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set((await readSoon()) ?? Number.NaN);
      },
    });
  }

  gauges(name: string, help: string, label: string, read: () => Promise<readonly (readonly [string, number])[]>): void {
    const registers = [this.registry];
    const readSoon = patient(read);
    new Gauge({
      name,
      help,
      registers,
      labelNames: [label],
      async collect() {
        const found = (await readSoon()) ?? [];
        this.reset();
        for (const [value, number] of found) this.set({ [label]: value }, number);
      },
    });
  }

  observeRequest(method: string, route: string, status: number, milliseconds: number): void {
    this.httpSeconds.observe({ method, route, status: String(status) }, milliseconds / 1000);
  }
}
