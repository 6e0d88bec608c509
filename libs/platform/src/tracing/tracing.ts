import { chance } from '../chance.js';
import type { PlatformConfig } from '../config/service-config.js';
import { readTraceparent } from './traceparent.js';
import type { Span, SpanStart, Tracer } from './tracer.js';

/** One for the process, as there is one context of requests. */
let tracer: Tracer | undefined;
let share = 0;

/** Records and sends traces from now on. What does it is loaded only here: a process that does not pays nothing for it. */
export async function startTracing(
  service: string,
  {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_TRACES_SAMPLER_ARG: ratio,
    OTEL_BSP_SCHEDULE_DELAY: sendEvery,
  }: PlatformConfig,
  warn: (message: string) => void,
): Promise<void> {
  if (endpoint === undefined) return;
  const { openTelemetry } = await import('./open-telemetry.js');
  useTracer(openTelemetry(service, { endpoint, sendEvery }, warn), ratio);
}

export function useTracer(next: Tracer | undefined, ratio: number): void {
  tracer = next;
  share = ratio;
}

export async function stopTracing(): Promise<void> {
  await tracer?.stop();
}

/**
 * Begins a trace, or does not, by chance. A stranger's header gives the trace its id and has no say in whether it is recorded: else
 * anybody could have everything recorded.
 */
export function beginTrace(header: unknown, start: () => SpanStart): Span | undefined {
  if (!tracer || chance.fraction() >= share) return undefined;
  return tracer.begin(start(), { traceId: readTraceparent(header)?.traceId });
}

/** Continues a trace. There is a `parent` only where it is recorded, and nothing is made for what is not. */
export function continueTrace(parent: unknown, start: () => SpanStart): Span | undefined {
  if (!tracer || parent === undefined) return undefined;
  const place = readTraceparent(parent);
  return place && tracer.begin(start(), place);
}

/** Records `work` as a part of the trace. */
export async function inSpan<T>(
  parent: string | undefined,
  start: () => SpanStart,
  work: () => Promise<T>,
): Promise<T> {
  const span = continueTrace(parent, start);
  if (!span) return work();
  try {
    const result = await work();
    span.end();
    return result;
  } catch (error) {
    span.end({}, 'failed');
    throw error;
  }
}
