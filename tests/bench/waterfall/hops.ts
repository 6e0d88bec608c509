import { quantileFigure, single } from '../figures/numbers.js';
import type { Table } from '../figures/table.js';
import type { RecordedSpan } from './recorded-span.js';

export interface TracedSale {
  readonly asked: number;
  readonly answered: number;
  readonly readable: number;
  readonly spans: readonly RecordedSpan[];
}

const sale = 'network.plan-approved.';
const isServer = ({ name }: RecordedSpan): boolean => name.startsWith('POST ');
const isTransaction = ({ name }: RecordedSpan): boolean => name === 'transaction';
const isHandling = ({ name }: RecordedSpan): boolean => name.startsWith(`handle ${sale}`);
const isPublishing = ({ name }: RecordedSpan): boolean => name.startsWith(`publish ${sale}`);

const moments: Readonly<Record<string, (sale: TracedSale) => number | undefined>> = {
  'gateway has the call': ({ spans }) => spansOf(spans, 'gateway', isServer)?.begin,
  'network has it': ({ spans }) => spansOf(spans, 'network', isServer)?.begin,
  'network begins its transaction': ({ spans }) => spansOf(spans, 'network', isTransaction)?.begin,
  'network has written the event': ({ spans }) => spansOf(spans, 'network', isPublishing)?.begin,
  'network has committed': ({ spans }) => spansOf(spans, 'network', isTransaction)?.end,
  'commission has the event': ({ spans }) => spansOf(spans, 'commission', isHandling)?.begin,
  'commission begins its transaction': (one) => ownTransaction(one)?.begin,
  'commission has committed': (one) => ownTransaction(one)?.end,
  'the tenth upline reads it': ({ readable }) => readable,
  'beside: the head has the answer': ({ answered }) => answered,
  'beside: the broker has confirmed the event': ({ spans }) => spansOf(spans, 'network', isPublishing)?.end,
};

const spansOf = (spans: readonly RecordedSpan[], service: string, is: (span: RecordedSpan) => boolean) =>
  spans.find((span) => span.service === service && is(span));

/** A trace has several transactions of commission: this is the one that credits. */
function ownTransaction({ spans }: TracedSale): RecordedSpan | undefined {
  const handling = spansOf(spans, 'commission', isHandling);
  return spans.find((span) => isTransaction(span) && span.parentId === handling?.spanId);
}

export function hopTable(sales: readonly TracedSale[]): Table {
  const names = Object.keys(moments);
  const after = (one: TracedSale, name: string): number => (moments[name]!(one) ?? Number.NaN) - one.asked;
  const known = (values: readonly number[]): number[] => values.filter(Number.isFinite);
  return {
    name: 'one sale, hop by hop',
    unit: 'ms',
    columns: ['after the asking', 'after the line above', 'of these, p90'],
    rows: names.map((name, at) => {
      const steps = known(sales.map((one) => after(one, name) - (at === 0 ? 0 : after(one, names[at - 1]!))));
      const isBeside = name.startsWith('beside: ');
      return {
        name,
        cells: [
          quantileFigure(known(sales.map((one) => after(one, name))), 0.5),
          ...(isBeside ? [null, null] : [quantileFigure(steps, 0.5), quantileFigure(steps, 0.9)]),
        ],
      };
    }),
    note: 'Medians. The product notes beginnings in whole milliseconds: a hop is known to about one.',
  };
}

export function spanTable(sales: readonly TracedSale[]): Table {
  const byName = new Map<string, { begin: number[]; end: number[]; count: number }>();
  for (const { asked, spans } of sales) {
    for (const name of new Set(spans.map(labelOf))) {
      const same = spans.filter((span) => labelOf(span) === name);
      const row = byName.get(name) ?? { begin: [], end: [], count: 0 };
      row.begin.push(Math.min(...same.map(({ begin }) => begin)) - asked);
      row.end.push(Math.max(...same.map(({ end }) => end)) - asked);
      row.count += same.length;
      byName.set(name, row);
    }
  }
  const rows = [...byName].map(([name, { begin, end, count }]) => ({
    name,
    cells: [
      quantileFigure(begin, 0.5),
      quantileFigure(end, 0.5),
      quantileFigure(
        end.map((moment, at) => moment - begin[at]!),
        0.5,
      ),
      single(count / sales.length),
    ],
  }));
  return {
    name: 'all spans of a sale',
    unit: 'ms',
    columns: ['begin', 'end', 'take', 'of a sale'],
    rows: rows.sort((one, other) => one.cells[0]!.value - other.cells[0]!.value),
    note: 'Of several alike: from the first beginning to the last end. "publish" begins when the event is written.',
  };
}

const labelOf = ({ service, name }: RecordedSpan): string => `${service}: ${name}`;
