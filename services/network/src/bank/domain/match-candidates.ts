import type { Candidate, Matching } from './match-types.js';

export interface MatchCandidates {
  readonly state: 'suggested' | 'ambiguous';
  readonly candidates: readonly Candidate[];
}

export function candidatesBy(
  { suggested, ambiguous }: Matching,
  key: 'lineId' | 'requestId',
  other: 'lineId' | 'requestId',
): ReadonlyMap<string, MatchCandidates> {
  const candidates = new Map<string, MatchCandidates>();
  for (const [state, pairs] of Object.entries({ suggested, ambiguous }) as [
    MatchCandidates['state'],
    Matching['suggested'],
  ][])
    for (const { [key]: id, [other]: otherId, reason, score } of pairs)
      candidates.set(id, {
        state,
        candidates: [...(candidates.get(id)?.candidates ?? []), { id: otherId, reason, score }],
      });
  return candidates;
}
