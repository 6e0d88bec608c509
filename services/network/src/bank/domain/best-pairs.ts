import { splitUnique } from './unique-pairs.js';
import type { Pair } from './match-types.js';

/**
 * The best pairs come first, and each line and request is used once. If a line or a request has two equally good pairs,
 * none of them is chosen and neither side gets a worse pair, which would hide the doubt.
 */
export function bestPairs(pairs: readonly Pair[]): { best: Pair[]; equal: Pair[] } {
  const byScore = new Map<number, Pair[]>();
  for (const pair of pairs) ranked(byScore, pair.score).push(pair);
  const [lines, requests] = [new Set<string>(), new Set<string>()];
  const best: Pair[] = [];
  const equal: Pair[] = [];
  for (const [, rank] of [...byScore].sort(([a], [b]) => b - a)) {
    const free = rank.filter(({ lineId, requestId }) => !lines.has(lineId) && !requests.has(requestId));
    const { unique, tied } = splitUnique(free);
    best.push(...unique);
    equal.push(...tied);
    for (const { lineId, requestId } of free) {
      lines.add(lineId);
      requests.add(requestId);
    }
  }
  return { best, equal };
}

function ranked(byScore: Map<number, Pair[]>, score: number): Pair[] {
  const rank = byScore.get(score) ?? [];
  byScore.set(score, rank);
  return rank;
}
