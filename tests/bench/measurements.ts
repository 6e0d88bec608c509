import { measureCost } from './cost/cost.js';
import { measureEdge } from './edge/edge.js';
import type { Measured } from './figures/result.js';
import { measureIdle } from './idle/idle.js';
import { measureReads } from './reads/reads.js';
import type { Bench } from './running/bench.js';
import { measureBroadcasts } from './sales/broadcasts.js';
import { measureSales } from './sales/sales.js';
import { measureTracing } from './tracing/tracing.js';
import { measureUploads } from './uploads/uploads.js';
import { measureWaterfall } from './waterfall/waterfall.js';

/** What `npm run goals` can measure, each by its name alone. */
export const measurements: Readonly<Record<string, (bench: Bench) => Promise<Measured>>> = {
  idle: measureIdle,
  reads: measureReads,
  sales: measureSales,
  uploads: measureUploads,
  broadcasts: measureBroadcasts,
  edge: measureEdge,
  cost: measureCost,
  waterfall: measureWaterfall,
  tracing: measureTracing,
};

/** What is measured when nothing is named. */
export const usual = Object.keys(measurements);
