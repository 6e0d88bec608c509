import type { StageResult } from './stage.js';

export interface SummaryFacts {
  readonly testedOn?: string;
}

/** One line per stage and, as the last line of all, "N passed, N failed". */
export function summary(results: readonly StageResult[], { testedOn }: SummaryFacts = {}): string {
  const sum = (pick: (result: StageResult) => number) => results.reduce((total, result) => total + pick(result), 0);
  const rows = results.map(({ name, passed, failed, ms, note }) => {
    const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
    const time = `${(ms / 1_000).toFixed(1)} s`.padStart(9);
    return `  ${name.padEnd(12)}${counts}${time}${note === undefined ? '' : `   ${note}`}`;
  });
  const broken = results.flatMap(({ broken: files = [] }) => files);
  const unsteady = results.flatMap(({ unsteady: files = [] }) => files);
  const total = `${(sum(({ ms }) => ms) / 60_000).toFixed(1)} minutes of work`;
  return [
    '',
    ...rows,
    `  ${total}`,
    ...(testedOn === undefined ? [] : [`  on ${testedOn}`]),
    ...broken.map(({ path, failure }) => `  failed: ${path}: ${failure}`),
    ...unsteady.map(({ path, failure }) => `  unsteady: ${path} failed beside others and passed by itself: ${failure}`),
    '',
    `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`,
  ].join('\n');
}
