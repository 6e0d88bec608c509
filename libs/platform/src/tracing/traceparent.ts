/** Where somebody stands in a trace, as the header `traceparent` of https://www.w3.org/TR/trace-context/ says it. */
export interface TracePlace {
  readonly traceId: string;
  readonly spanId: string;
}

const form = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;

/** Undefined for anything that is not well-formed: it may come from strangers, and from rows of older versions. */
export function readTraceparent(text: unknown): TracePlace | undefined {
  const [, traceId, spanId] = (typeof text === 'string' && form.exec(text)) || [];
  return traceId === undefined || spanId === undefined ? undefined : { traceId, spanId };
}

/** Only what is recorded is ever written: the flag at its end says so. */
export const writeTraceparent = ({ traceId, spanId }: TracePlace): string => `00-${traceId}-${spanId}-01`;
