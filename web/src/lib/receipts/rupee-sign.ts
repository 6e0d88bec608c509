export type Glyph = readonly (readonly boolean[])[];

const inked = (row: readonly boolean[]): number => row.filter(Boolean).length / row.length;

/**
 * A ₹ has two bars over its width, one at its top and one below it in the upper half, and no bar at its foot. The
 * signs that it is mistaken for differ: 2 and Z have a bar at their foot, 7 and F have one bar, or a short second one.
 */
export function isRupeeSign(glyph: Glyph): boolean {
  const rows = glyph.length;
  if (rows < 10 || glyph[0]!.length < 5) return false;
  const bars = barsOf(glyph);
  const [first, second] = bars;
  if (first === undefined || second === undefined) return false;
  const isAtTop = first.from <= rows * 0.08;
  const isBelow = second.from >= rows * 0.14 && second.to <= rows * 0.52;
  return isAtTop && isBelow && bars.every(({ to }) => to <= rows * 0.6);
}

function barsOf(glyph: Glyph): { from: number; to: number }[] {
  const bars: { from: number; to: number }[] = [];
  let from = -1;
  for (let row = 0; row <= glyph.length; row += 1) {
    const isBar = row < glyph.length && inked(glyph[row]!) >= 0.78;
    if (isBar && from < 0) from = row;
    if (!isBar && from >= 0) {
      bars.push({ from, to: row });
      from = -1;
    }
  }
  return bars;
}

const leastContrast = 40;

export function glyphIn(grey: readonly (readonly number[])[]): Glyph {
  const all = grey.flat();
  const [low, high] = [Math.min(...all), Math.max(...all)];
  if (high - low < leastContrast) return [];
  const middle = (low + high) / 2;
  // The corner is background, because a box is a little larger than its sign.
  const isDarkOnLight = grey[0]![0]! > middle;
  const ink = grey.map((row) => row.map((value) => value < middle === isDarkOnLight));
  const rows = ink.map((row, at) => (row.some(Boolean) ? at : -1)).filter((at) => at >= 0);
  const columns = ink[0]!.map((_, at) => (ink.some((row) => row[at]) ? at : -1)).filter((at) => at >= 0);
  return ink.slice(rows[0], rows.at(-1)! + 1).map((row) => row.slice(columns[0], columns.at(-1)! + 1));
}
