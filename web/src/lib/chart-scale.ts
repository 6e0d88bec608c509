export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
}

const steps = [1, 2, 2.5, 5, 10];

/**
 * The scale has about `wanted` round steps from 0 and covers every value. Values may be negative, when reversals exceed
 * income.
 */
export function scaleOf(values: readonly number[], wanted = 4): Scale {
  const high = Math.max(0, ...values);
  const low = Math.min(0, ...values);
  const rough = (high - low || 1) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = steps.map((one) => one * power).find((one) => one >= rough)!;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { from: first * step, to: last * step, ticks };
}

export function stacked(parts: readonly number[]): readonly { from: number; to: number }[] {
  let up = 0;
  let down = 0;
  return parts.map((part) => {
    const from = part < 0 ? down : up;
    if (part < 0) down += part;
    else up += part;
    return { from, to: from + part };
  });
}
