import { describe, expect, it } from '@jest/globals';
import { hopTable, spanTable, type TracedSale } from './hops.js';
import { spansOf } from './recorded-span.js';

const span = (service: string, name: string, begin: number, end: number, spanId = name, parentId = 'x') => ({
  traceId: 't',
  service,
  name,
  begin,
  end,
  spanId,
  parentId,
});
const sale: TracedSale = {
  asked: 1_000,
  answered: 1_030,
  readable: 1_078,
  spans: [
    span('gateway', 'POST /api/admin/approve/plan', 1_001, 1_029),
    span('network', 'POST /api/admin/approve/plan', 1_003, 1_028),
    span('network', 'transaction', 1_004, 1_027),
    span('network', 'publish network.plan-approved.v2', 1_015, 1_041),
    span('commission', 'transaction', 1_001, 1_002, 'another', 'unknown'),
    span('commission', 'handle network.plan-approved.v2', 1_040, 1_072, 'handling'),
    span('commission', 'transaction', 1_041, 1_070, 'own', 'handling'),
    span('notification', 'handle commission.commission-credited.v1', 1_080, 1_090),
    span('notification', 'handle commission.commission-credited.v1', 1_084, 1_099),
  ],
};

describe('a sale, hop by hop', () => {
  const { rows } = hopTable([sale, sale, sale]);
  const row = (name: string) => rows.find((one) => one.name === name)?.cells.map((cell) => cell?.value);

  it('a hop has its time after the request, and after the previous hop', () => {
    expect(row('gateway has the call')).toEqual([1, 1, 1]);
    expect(row('network has committed')).toEqual([27, 12, 12]);
    expect(row('commission has the event')).toEqual([40, 13, 13]);
    expect(row('the tenth upline reads it')).toEqual([78, 8, 8]);
  });

  it('the hops of a sale contain the transaction of the event, not another one of the same service', () => {
    expect(row('commission begins its transaction')).toEqual([41, 1, 1]);
    expect(row('commission has committed')).toEqual([70, 29, 29]);
  });

  it('a hop shows the steps that no caller waits for', () => {
    expect(row('beside: the head has the answer')).toEqual([30, undefined, undefined]);
    expect(row('beside: the broker has confirmed the event')).toEqual([41, undefined, undefined]);
  });

  it('only recorded hops are shown', () => {
    expect(hopTable([{ ...sale, spans: [] }]).rows[0]?.cells[0]?.of).toBe(0);
  });
});

it('spans that are alike are one line, from the first beginning to the last end', () => {
  const { rows } = spanTable([sale]);
  const cells = rows.find(({ name }) => name.startsWith('notification'))?.cells.map((cell) => cell?.value);
  expect(cells).toEqual([80, 99, 19, 2]);
});

it('a span is read from what is sent, to the microsecond', () => {
  const sent = {
    resourceSpans: [
      {
        resource: { attributes: [{ key: 'service.name', value: { stringValue: 'gateway' } }] },
        scopeSpans: [
          {
            spans: [
              {
                traceId: 't',
                spanId: 's',
                parentSpanId: '',
                name: 'GET /',
                startTimeUnixNano: '1764115200123000000',
                endTimeUnixNano: '1764115200124567890',
              },
            ],
          },
        ],
      },
    ],
  };
  expect(spansOf(sent)).toEqual([
    {
      traceId: 't',
      spanId: 's',
      parentId: null,
      service: 'gateway',
      name: 'GET /',
      begin: 1764115200123,
      end: 1764115200124.567,
    },
  ]);
  expect(spansOf({})).toEqual([]);
});
