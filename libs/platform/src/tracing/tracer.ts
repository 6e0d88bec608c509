import type { SpanAttributes } from './span-attributes.js';

export interface SpanStart {
  readonly kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  /** The name describes the action, never its person: the pattern of a route, the kind of an event. */
  readonly name: string;
  readonly attributes?: SpanAttributes;
  readonly startedAt?: Date;
}

export interface Span {
  readonly traceparent: string;
  end(attributes?: SpanAttributes, outcome?: 'failed'): void;
}

export interface Tracer {
  /** @param spanId absent for the first span of a trace */
  begin(start: SpanStart, within: { readonly traceId?: string; readonly spanId?: string }): Span;
  stop(): Promise<void>;
}
