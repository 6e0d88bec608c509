import type { SpanAttributes } from './span-attributes.js';

export interface SpanStart {
  readonly kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  /** Of what is done, never of whom it is done for: the pattern of a route, the kind of an event. */
  readonly name: string;
  readonly attributes?: SpanAttributes;
  /** By default now. */
  readonly startedAt?: Date;
}

/** A piece of work that is being recorded. */
export interface Span {
  /** For whoever continues the trace. */
  readonly traceparent: string;
  end(attributes?: SpanAttributes, outcome?: 'failed'): void;
}

export interface Tracer {
  /** @param spanId none where the trace begins */
  begin(start: SpanStart, within: { readonly traceId?: string; readonly spanId?: string }): Span;
  /** Sends what is left. */
  stop(): Promise<void>;
}
