import { setTimeout } from 'node:timers/promises';
import { diag, DiagLogLevel, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { allowedAttributes, allowedName } from './span-attributes.js';
import { writeTraceparent, type Tracer } from './tracer.js';
import { randomFillSync } from 'node:crypto';

/**
 * Random bytes are drawn in advance, because asking the system for each id would take half of the time to begin a span.
 */
const drawn = Buffer.alloc(4_096);

let used = drawn.length;

export function randomHex(bytes: number): string {
  if (used + bytes > drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += bytes;
  return drawn.toString('hex', used - bytes, used);
}

/** The last spans have this number of milliseconds when the process ends. */
const lastExport = 1_000;
/** A collector that accepts nothing is logged at this interval in milliseconds. */
const complainEvery = 60_000;

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

export interface TraceDestination {
  readonly endpoint: string;
  readonly sendEvery: number;
}

/**
 * The SDK of OpenTelemetry has a queue of 2 048 spans; further spans are lost. Our context carries the parent span,
 * like the correlation id, so the SDK hooks no module and no await.
 */
export function openTelemetry(
  service: string,
  { endpoint, sendEvery }: TraceDestination,
  warn: (message: string) => void,
): Tracer {
  complainSeldom(warn);
  let wantedId: string | undefined;
  const provider = new TracerProvider({
    // The SDK's detectors would report the command line and the host.
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new AlwaysOnSampler(),
    idGenerator: {
      generateTraceId: () => wantedId ?? randomHex(16),
      generateSpanId: () => randomHex(8),
    },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces` }),
        scheduledDelayMillis: sendEvery,
      }),
    ],
  });
  const tracer = provider.getTracer('deepam');
  return {
    begin({ kind, name, attributes = {}, startedAt }, { traceId, spanId }) {
      const parent =
        traceId && spanId
          ? trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true })
          : ROOT_CONTEXT;
      wantedId = traceId;
      const options = { kind: kinds[kind], attributes: allowedAttributes(attributes), startTime: startedAt };
      const span = tracer.startSpan(allowedName(name), options, parent);
      return {
        traceparent: writeTraceparent(span.spanContext()),
        end(more = {}, outcome) {
          span.setAttributes(allowedAttributes(more));
          if (outcome === 'failed') span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    async stop() {
      await Promise.race([
        provider.shutdown().catch(() => undefined),
        setTimeout(lastExport, undefined, { ref: false }),
      ]);
    },
  };
}

/** The SDK hides its errors otherwise, and would repeat them every few seconds. */
function complainSeldom(warn: (message: string) => void): void {
  let quietUntil = 0;
  const complain = (message: string) => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + complainEvery;
    warn(`Traces could not be sent: ${message}`);
  };
  const silent = () => undefined;
  diag.setLogger({ error: complain, warn: silent, info: silent, debug: silent, verbose: silent }, DiagLogLevel.ERROR);
}
