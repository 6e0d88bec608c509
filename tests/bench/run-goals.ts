import { readFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { processEnvironment } from '@deepam/local';
import { endEverything, endOnSignals, screenReporter } from '@deepam/local-servers';
import { atMost, judge, type Verdict } from './figures/goal.js';
import { thisMachine } from './figures/machine.js';
import { single } from './figures/numbers.js';
import {
  readResult,
  withVerdicts,
  type Measured,
  type MeasuredPart,
  type RunResult,
  earlierFigure,
  earlierTable,
} from './figures/result.js';
import { readGoalOptions, type GoalOptions } from './goal-options.js';
import { measurements, usual } from './measurements.js';
import { Bench } from './running/bench.js';
import { WrongArgument } from './wrong-argument.js';
import { goalLines } from './figures/shown.js';
import { tableLines } from './figures/table.js';
import { dirname, join, resolve } from 'node:path';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A load below this leaves a processor for each measured process. */
const idleLoad = 1;

/**
 * `npm run goals`: measures the running product and compares it with its goals.
 * @returns the exit code: 0 when every goal is met, 1 when one is missed, 2 for a wrong argument
 */
export async function goals(args: readonly string[]): Promise<number> {
  try {
    const options = readGoalOptions(args, Object.keys(measurements));
    return await measured(options, options.beside === undefined ? undefined : earlierResult(options.beside));
  } catch (error) {
    if (!(error instanceof WrongArgument)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}

function earlierResult(file: string): RunResult {
  try {
    return readResult(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new WrongArgument(`--beside ${file} cannot be read: ${(error as Error).message}.`, { cause: error });
  }
}

async function measured(options: GoalOptions, earlier: RunResult | undefined): Promise<number> {
  const began = new Date();
  const env = processEnvironment();
  const reporter = screenReporter(process.stdout, env);
  endOnSignals({ end: () => endEverything(5_000), kill: () => endEverything(0) }, env, 130);
  const machine = thisMachine(root);
  const bench = new Bench(options, reporter);
  const parts: MeasuredPart[] = [];
  reporter.info(`seed ${options.seed}, ${machine.processors} processors, Node ${machine.node}, ${machine.commit}`);
  const load = machine.load[0]!;
  if (load > idleLoad)
    reporter.problem(`Others are at work here (load ${load.toFixed(1)}): what is seen may be wrong either way.`);
  try {
    for (const name of options.names.length > 0 ? options.names : usual) {
      const part = await measuredPart(name, bench);
      parts.push(part);
      process.stdout.write(printPart(part, earlier));
      const mongodb = await bench.mongodb();
      const result = {
        format: 1,
        began: began.toISOString(),
        seed: options.seed,
        machine: { ...machine, mongodb },
      } as const;
      // The result is written after each measurement, so that a late error does not lose an hour.
      writeResult(root, options.json, began, { ...result, parts: withVerdicts(parts) });
    }
  } finally {
    await bench.close();
  }
  const all = parts.flatMap((part) => part.goals.map(judge));
  process.stdout.write(verdictLine(all));
  return all.includes('missed') ? 1 : 0;
}

async function measuredPart(name: string, bench: Bench): Promise<MeasuredPart> {
  bench.note(`measuring ${name} …`);
  const began = performance.now();
  const before = loadavg()[0]!;
  const measured = await measurements[name]!(bench).catch(failed(name, bench));
  const seconds = Math.round((performance.now() - began) / 1_000);
  return { name, ...measured, load: [before, loadavg()[0]!], seconds };
}

/** The other measurements continue, and the run counts as missed. */
const failed =
  (name: string, { reporter }: Bench) =>
  (error: unknown): Measured => {
    reporter.problem(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return { goals: [{ what: `${name} could not be measured`, unit: '', bound: atMost(0), seen: single(Number.NaN) }] };
  };

export function printPart({ name, goals, tables = [], load, seconds }: MeasuredPart, earlier?: RunResult): string {
  return [
    `\n== ${name}: ${seconds} s, load ${load[0].toFixed(1)} at its beginning and ${load[1].toFixed(1)} at its end\n`,
    ...goals.map((goal) => goalLines(goal, earlierFigure(earlier, name, goal.what))),
    ...tables.map((table) => `\n${tableLines(table, earlierTable(earlier, name, table.name))}`),
    '\n',
  ].join('');
}

export function verdictLine(verdicts: readonly Verdict[]): string {
  const count = (wanted: Verdict) => verdicts.filter((verdict) => verdict === wanted).length;
  return `${count('met')} met, ${count('missed')} missed\n`;
}

/** @param file by default one in the build folder of the tests, named by the moment of the run. @returns its path */
export function writeResult(root: string, file: string | undefined, began: Date, result: RunResult): string {
  const name = `${began.toISOString().replace(/[:.]/g, '-')}.json`;
  const path = file === undefined ? join(root, 'tests/dist/goals', name) : resolve(file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(result, null, 1)}\n`);
  return path;
}
