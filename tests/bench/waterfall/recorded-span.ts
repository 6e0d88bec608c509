export interface RecordedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | null;
  readonly service: string;
  readonly name: string;
  readonly begin: number;
  readonly end: number;
}

interface Exported {
  readonly resourceSpans?: readonly {
    readonly resource: { readonly attributes: readonly { key: string; value: { stringValue?: string } }[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly {
        readonly traceId: string;
        readonly spanId: string;
        readonly parentSpanId?: string;
        readonly name: string;
        readonly startTimeUnixNano: string;
        readonly endTimeUnixNano: string;
      }[];
    }[];
  }[];
}

export function spansOf(exported: Exported): RecordedSpan[] {
  return (exported.resourceSpans ?? []).flatMap(({ resource, scopeSpans }) => {
    const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? 'unknown';
    return scopeSpans
      .flatMap(({ spans }) => spans)
      .map((span) => ({
        traceId: span.traceId,
        spanId: span.spanId,
        parentId: span.parentSpanId || null,
        service,
        name: span.name,
        begin: millisecondsOf(span.startTimeUnixNano),
        end: millisecondsOf(span.endTimeUnixNano),
      }));
  });
}

/** A double can't hold this number of nanoseconds. */
const millisecondsOf = (nanoseconds: string): number => Number(BigInt(nanoseconds) / 1_000n) / 1_000;
