import type { Pair } from './match-types.js';

export function alone(pairs: readonly Pair[]): { unique: Pair[]; tied: Pair[] } {
  const [lines, requests] = [countBy(pairs, 'lineId'), countBy(pairs, 'requestId')];
  const isAlone = ({ lineId, requestId }: Pair) => lines.get(lineId) === 1 && requests.get(requestId) === 1;
  return { unique: pairs.filter(isAlone), tied: pairs.filter((pair) => !isAlone(pair)) };
}

function countBy(pairs: readonly Pair[], key: 'lineId' | 'requestId'): Map<string, number> {
  const counts = new Map<string, number>();
  for (const pair of pairs) counts.set(pair[key], (counts.get(pair[key]) ?? 0) + 1);
  return counts;
}
