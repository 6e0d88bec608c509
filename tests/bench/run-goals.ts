import { processEnvironment } from '@deepam/local';
import { endEverything, endOnSignals, screenReporter } from '@deepam/local-servers';
import { type Product, startProduct } from '@deepam/testing';
import { measureBroadcasts } from './broadcasts.js';
import { measureEdge } from './edge.js';
import { line, type Goal } from './goal.js';
import { measureIdle } from './idle.js';
import { measureReads } from './reads.js';
import { measureSales } from './sales.js';
import { measureTracing } from './tracing.js';
import { measureUploads } from './uploads.js';

const measurements: Readonly<Record<string, (bench: Product) => Promise<Goal[]>>> = {
  idle: measureIdle,
  reads: measureReads,
  sales: measureSales,
  uploads: measureUploads,
  broadcasts: measureBroadcasts,
  edge: measureEdge,
  tracing: measureTracing,
};

/** A single busy client would reach them. */
const withoutLimits = { RATE_LIMIT_PER_MINUTE: '100000000', SIGN_IN_LIMIT_PER_MINUTE: '100000000' };

/** `npm run goals`: measures the running product beside what it must reach. @returns the exit code */
export async function goals(wanted: readonly string[]): Promise<number> {
  const names = wanted.length > 0 ? wanted : Object.keys(measurements);
  const unknown = names.find((name) => !(name in measurements));
  if (unknown !== undefined) {
    process.stderr.write(`There is no measurement "${unknown}"; there are ${Object.keys(measurements).join(', ')}.\n`);
    return 2;
  }
  const env = processEnvironment();
  const reporter = screenReporter(process.stdout, env);
  endOnSignals({ end: () => endEverything(5_000), kill: () => endEverything(0) }, env, 130);
  const bench = await startProduct({ servers: 'own', settings: withoutLimits, reporter });
  try {
    for (const name of names) {
      reporter.note(`measuring ${name} …`);
      for (const goal of await measurements[name]!(bench)) process.stdout.write(`${line(goal)}\n`);
    }
    return 0;
  } finally {
    await bench.close();
  }
}
