import type { Candidate, Matching } from './match-types.js';

export interface Side {
  readonly state: 'suggested' | 'ambiguous';
  readonly candidates: readonly Candidate[];
}

export function sidesOf(
  { suggested, ambiguous }: Matching,
  key: 'lineId' | 'requestId',
  other: 'lineId' | 'requestId',
): ReadonlyMap<string, Side> {
  const sides = new Map<string, Side>();
  for (const [state, pairs] of Object.entries({ suggested, ambiguous }) as [Side['state'], Matching['suggested']][])
    for (const { [key]: id, [other]: otherId, reason, score } of pairs)
      sides.set(id, { state, candidates: [...(sides.get(id)?.candidates ?? []), { id: otherId, reason, score }] });
  return sides;
}
