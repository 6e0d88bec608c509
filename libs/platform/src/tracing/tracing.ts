import { chance } from '../chance.js';
import type { PlatformConfig } from '../config/service-config.js';
import { readTraceparent, type Span, type SpanStart, type Tracer } from './tracer.js';

let tracer: Tracer | undefined;
let share = 0;

/**
 * Records and sends traces from now on. The SDK is loaded only here, so a process without tracing does not pay for it.
 */
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
 * Sampling is random. An outside header sets the id of the trace but not its sampling: otherwise any caller could have
 * everything recorded.
 */
export function beginTrace(header: unknown, start: () => SpanStart): Span | undefined {
  if (!tracer || chance.fraction() >= share) return undefined;
  return tracer.begin(start(), { traceId: readTraceparent(header)?.traceId });
}

/** A `parent` exists only for recorded traces; unrecorded calls create nothing. */
export function continueTrace(parent: unknown, start: () => SpanStart): Span | undefined {
  if (!tracer || parent === undefined) return undefined;
  const place = readTraceparent(parent);
  return place && tracer.begin(start(), place);
}

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
