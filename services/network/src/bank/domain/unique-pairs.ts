import type { Pair } from './match-types.js';

export function splitUnique(pairs: readonly Pair[]): { unique: Pair[]; tied: Pair[] } {
  const [lines, requests] = [countBy(pairs, 'lineId'), countBy(pairs, 'requestId')];
  const isUnique = ({ lineId, requestId }: Pair) => lines.get(lineId) === 1 && requests.get(requestId) === 1;
  return { unique: pairs.filter(isUnique), tied: pairs.filter((pair) => !isUnique(pair)) };
}

function countBy(pairs: readonly Pair[], key: 'lineId' | 'requestId'): Map<string, number> {
  const counts = new Map<string, number>();
  for (const pair of pairs) counts.set(pair[key], (counts.get(pair[key]) ?? 0) + 1);
  return counts;
}
