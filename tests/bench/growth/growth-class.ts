export const growthClasses = ['flat', 'logarithmic', 'linear', 'worse'] as const;
export type GrowthClass = (typeof growthClasses)[number];

export interface Sample {
  readonly size: number;
  readonly cost: number;
}

/** The ratio of the highest to the lowest cost below which nothing counts as growth: it is noise of the machine. */
const steady = 1.5;

const shapes = {
  logarithmic: (size: number) => Math.log(size),
  linear: (size: number) => size,
  worse: (size: number) => size ** 2,
} as const satisfies Partial<Record<GrowthClass, (size: number) => number>>;

/** With fewer sizes every shape fits. */
const fewest = 3;

/**
 * The best-fitting class of a constant part plus a growing one. A falling cost counts as flat. Null for too few sizes.
 */
export function growthOf(samples: readonly Sample[]): GrowthClass | null {
  if (samples.length < fewest) return null;
  const costs = samples.map(({ cost }) => cost);
  if (Math.max(...costs) / Math.min(...costs) <= steady) return 'flat';
  const fits = (Object.keys(shapes) as (keyof typeof shapes)[]).map((name) => ({
    name,
    ...fitted(samples, shapes[name]),
  }));
  const growing = fits.filter(({ slope }) => slope > 0);
  const best = growing.sort((one, other) => one.error - other.error)[0];
  return best?.name ?? 'flat';
}

/** Least squares of relative errors, so that small sizes say as much as large ones. */
function fitted(samples: readonly Sample[], shape: (size: number) => number): { slope: number; error: number } {
  const rows = samples.map(({ size, cost }) => ({ x: shape(size), y: cost, weight: 1 / cost ** 2 }));
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  const weight = sum((row) => row.weight);
  const meanX = sum((row) => row.weight * row.x) / weight;
  const meanY = sum((row) => row.weight * row.y) / weight;
  const slope =
    sum((row) => row.weight * (row.x - meanX) * (row.y - meanY)) / sum((row) => row.weight * (row.x - meanX) ** 2);
  const error = sum((row) => row.weight * (row.y - meanY - slope * (row.x - meanX)) ** 2);
  return { slope, error };
}
