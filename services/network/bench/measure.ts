/** One way to do the same thing; the parameter tells the runs apart. */
export interface Contender {
  readonly name: string;
  readonly run: () => Promise<unknown>;
}

export interface Timing {
  readonly name: string;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Median of the first contender's p50 divided into this one's, round by round. */
  readonly ratio: number;
}

/** Runs the contenders in turn, round by round, so that whatever else the machine does meets all of them alike. */
export async function measure(contenders: readonly Contender[], rounds: number, times: number): Promise<Timing[]> {
  const taken = contenders.map(() => [] as number[]);
  const medians = contenders.map(() => [] as number[]);
  for (const { run } of contenders) for (let i = 0; i < 20; i++) await run();
  for (let round = 0; round < rounds; round++) {
    for (const [which, { run }] of contenders.entries()) {
      const mine: number[] = [];
      for (let i = 0; i < times; i++) {
        const began = performance.now();
        await run();
        mine.push(performance.now() - began);
      }
      taken[which]!.push(...mine);
      medians[which]!.push(quantile(mine, 0.5));
    }
  }
  return contenders.map(({ name }, which) => ({
    name,
    p50: quantile(taken[which]!, 0.5),
    p99: quantile(taken[which]!, 0.99),
    ratio: quantile(
      medians[which]!.map((median, round) => median / medians[0]![round]!),
      0.5,
    ),
  }));
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export const line = ({ name, p50, p99, ratio }: Timing): string =>
  `${name.padEnd(46)} p50 ${p50.toFixed(2).padStart(8)} ms   p99 ${p99.toFixed(2).padStart(8)} ms   x ${ratio.toFixed(2)}`;
