import type { SpanAttributes } from './span-attributes.js';

export interface SpanStart {
  readonly kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  /** The name describes the action, never its person: it is the pattern of a route, or the kind of an event. */
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

/** The place is a position in a trace, as in the header `traceparent` of https://www.w3.org/TR/trace-context/. */
interface TracePlace {
  readonly traceId: string;
  readonly spanId: string;
}

const form = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;

/** The result is undefined for malformed text, which may come from outside callers. */
export function readTraceparent(text: unknown): TracePlace | undefined {
  const [, traceId, spanId] = (typeof text === 'string' && form.exec(text)) || [];
  return traceId === undefined || spanId === undefined ? undefined : { traceId, spanId };
}

/** Only recorded spans are written: the flag at the end marks them. */
export const writeTraceparent = ({ traceId, spanId }: TracePlace): string => `00-${traceId}-${spanId}-01`;
