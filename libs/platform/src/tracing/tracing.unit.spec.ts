import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from '@jest/globals';
import { allowedAttributes, allowedName, type SpanAttributes } from './span-attributes.js';
import { beginTrace, continueTrace, inSpan, startTracing, useTracer } from './tracing.js';

const traceId = 'a'.repeat(32);
const spanId = 'b'.repeat(16);
const header = `00-${traceId}-${spanId}-00`;
const start = () => ({ kind: 'server', name: 'GET /plans' }) as const;

function recording(share: number) {
  const begun: unknown[] = [];
  const ended: (string | undefined)[] = [];
  useTracer(
    {
      begin: (_start, within) => {
        begun.push(within);
        return { traceparent: header, end: (_attributes, outcome) => void ended.push(outcome) };
      },
      stop: async () => undefined,
    },
    share,
  );
  return { begun, ended };
}

describe('a trace', () => {
  afterEach(() => useTracer(undefined, 0));

  it("tracing begins at random, and uses the caller's trace id", () => {
    const { begun } = recording(1);
    expect(beginTrace(header, start)).toBeDefined();
    expect(beginTrace(header.replace(/00$/, '01'), start)).toBeDefined();
    expect(begun).toEqual([{ traceId }, { traceId }]);
    const none = recording(0);
    expect(beginTrace(header.replace(/00$/, '01'), start)).toBeUndefined();
    expect(none.begun).toEqual([]);
  });

  it.each([
    undefined,
    '',
    'x',
    ['a'],
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `${header}-1`,
  ])('an invalid header (%p) gives a new trace id, and is not continued', (wrong) => {
    const { begun } = recording(1);
    beginTrace(wrong, start);
    expect(begun).toEqual([{ traceId: undefined }]);
    expect(continueTrace(wrong, start)).toBeUndefined();
  });

  it('a recorded trace is continued, and ends with the outcome', async () => {
    const { begun, ended } = recording(0);
    await inSpan(header, start, async () => undefined);
    await expect(inSpan(header, start, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await inSpan(undefined, start, async () => undefined);
    expect(begun).toEqual([
      { traceId, spanId },
      { traceId, spanId },
    ]);
    expect(ended).toEqual([undefined, 'failed']);
  });

  it('no trace exists without a collector', async () => {
    await startTracing(
      'network',
      { OTEL_EXPORTER_OTLP_ENDPOINT: undefined, OTEL_TRACES_SAMPLER_ARG: 1 } as never,
      () => {},
    );
    expect([beginTrace(header, start), continueTrace(header, start)]).toEqual([undefined, undefined]);
  });

  it('the recorder is loaded on demand', () => {
    const source = fileURLToPath(new URL('../', import.meta.url));
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(?<!\.spec)\.ts$/.test(name),
    );
    const importing = (what: RegExp) => files.filter((name) => what.test(readFileSync(join(source, name), 'utf8')));
    expect(importing(/from '@opentelemetry\//)).toEqual(['tracing/open-telemetry.ts']);
    expect(importing(/from '.*open-telemetry\.js'/)).toEqual([]);
  });
});

describe('the attributes of a span', () => {
  it('an attribute is listed, and has the form of a name in the sources', () => {
    const allowed = {
      'http.route': '/api/user/:id',
      'http.response.status_code': 409,
      'error.type': 'NETWORK.UTR_USED',
      'messaging.destination.name': 'network.plan-approved.v2',
    } as const;
    expect(allowedAttributes(allowed)).toEqual(allowed);
    const more = { ...allowed, 'http.url': '/api?ref=K7Q', memberId: '65f0', 'deepam.outcome': undefined };
    expect(allowedAttributes(more as SpanAttributes)).toEqual(allowed);
  });

  it('an attribute holds no personal data', () => {
    const id = '65f000000000000000000001';
    for (const value of ['9876543210', 'आशा', 'asha@example.in', id, 'a?ref=K7Q', 'x'.repeat(101), 99_999]) {
      expect(allowedAttributes({ 'deepam.outcome': value } as SpanAttributes)).toEqual({});
      if (typeof value === 'string') expect(allowedName(`GET ${value}`)).toBe('unnamed');
    }
  });
});
