import { randomBytes } from 'node:crypto';
import type { Session } from '@deepam/api-client';
import { approvePlan, balance } from '@deepam/contracts';
import { poll, type Product } from '@deepam/testing';
import type { Measured } from '../figures/result.js';
import type { Bench } from '../running/bench.js';
import { buyersBelow, chainOf } from '../running/people.js';
import { untilCredited } from '../running/until-credited.js';
import { untilSettled } from '../running/until-settled.js';
import { hopTable, spanTable, type TracedSale } from './hops.js';
import type { RecordedSpan } from './recorded-span.js';
import { SpanCollector } from './span-collector.js';

const uplines = 10;
const warmUp = 10;
const perRound = 12;

type Moments = Omit<TracedSale, 'spans'> & { readonly traceId: string };

export async function measureWaterfall(bench: Bench): Promise<Measured> {
  const collector = await SpanCollector.start();
  const product = await bench.fresh({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER_ARG: '1',
    OTEL_BSP_SCHEDULE_DELAY: '500',
  });
  try {
    const sales = await tracedSales(product, collector, warmUp + perRound * bench.options.rounds);
    const warm = sales.slice(warmUp);
    return { goals: [], tables: [hopTable(warm), spanTable(warm)] };
  } finally {
    await product.close();
    collector.close();
  }
}

async function tracedSales(product: Product, collector: SpanCollector, count: number): Promise<TracedSale[]> {
  const chain = await chainOf(product, uplines);
  const buyers = await buyersBelow(product, chain.at(-1)!, count);
  const sold: Moments[] = [];
  for (const { memberId } of buyers) {
    await untilSettled(product);
    sold.push(await sell(product, memberId, chain[0]!));
  }
  const spansOfTrace = (traceId: string) => collector.spans.filter((span) => span.traceId === traceId);
  await poll(() => sold.every(({ traceId }) => isWhole(spansOfTrace(traceId))));
  return sold.map((moments) => ({ ...moments, spans: spansOfTrace(moments.traceId) }));
}

/** The gateway uses the trace id of the client. */
async function sell(product: Product, userId: string, tenth: Session): Promise<Moments> {
  const { api, head } = product;
  const traceId = randomBytes(16).toString('hex');
  const traceparent = `00-${traceId}-${randomBytes(8).toString('hex')}-01`;
  const credited = await untilCredited(product, tenth.memberId);
  const asked = epochNow();
  const untilReadable = async () => {
    await credited();
    await api.call(balance, { token: tenth.token });
    return epochNow();
  };
  const input = { token: head.token, body: { userId, plan: 'Gold' as const }, headers: { traceparent } };
  const [answered, readable] = await Promise.all([api.call(approvePlan, input).then(epochNow), untilReadable()]);
  return { traceId, asked, answered, readable };
}

const epochNow = (): number => performance.timeOrigin + performance.now();

/** Processes send their spans separately, so all needed ones are awaited. */
const needed = { gateway: 'POST ', network: 'POST ', commission: 'handle ', notification: 'handle ' } as const;

const isWhole = (spans: readonly RecordedSpan[]): boolean =>
  Object.entries(needed).every(([service, beginning]) =>
    spans.some((span) => span.service === service && span.name.startsWith(beginning)),
  );
