/** A position in a trace, as in the header `traceparent` of https://www.w3.org/TR/trace-context/. */
export interface TracePlace {
  readonly traceId: string;
  readonly spanId: string;
}

const form = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;

/** Undefined for malformed text, which may come from outside callers. */
export function readTraceparent(text: unknown): TracePlace | undefined {
  const [, traceId, spanId] = (typeof text === 'string' && form.exec(text)) || [];
  return traceId === undefined || spanId === undefined ? undefined : { traceId, spanId };
}

/** Only recorded spans are written: the flag at the end marks them. */
export const writeTraceparent = ({ traceId, spanId }: TracePlace): string => `00-${traceId}-${spanId}-01`;
