import { processEnvironment } from '../config.js';
import { screenReporter } from '../console/reporter.js';
import { startBenchSystem, type BenchSystem } from '../goals/bench-system.js';
import { measureBroadcasts } from '../goals/broadcasts.js';
import { measureEdge } from '../goals/edge.js';
import { line, type Goal } from '../goals/goal.js';
import { measureReads } from '../goals/reads.js';
import { measureSales } from '../goals/sales.js';
import { measureUploads } from '../goals/uploads.js';
import { endEverything } from '../processes/child.js';
import { endOnSignals } from './end-on-signals.js';

const measurements: Readonly<Record<string, (bench: BenchSystem) => Promise<Goal[]>>> = {
  reads: measureReads,
  sales: measureSales,
  uploads: measureUploads,
  broadcasts: measureBroadcasts,
  edge: measureEdge,
};

/** `npm run goals`: measures the running product beside what it must reach. @returns the exit code */
export async function goals(root: string, wanted: readonly string[]): Promise<number> {
  const names = wanted.length > 0 ? wanted : Object.keys(measurements);
  const unknown = names.find((name) => !(name in measurements));
  if (unknown !== undefined) {
    process.stderr.write(`There is no measurement "${unknown}"; there are ${Object.keys(measurements).join(', ')}.\n`);
    return 2;
  }
  const env = processEnvironment();
  const reporter = screenReporter(process.stdout, env);
  endOnSignals({ end: () => endEverything(5_000), kill: () => endEverything(0) }, env, 130);
  const bench = await startBenchSystem(root, env, reporter);
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
