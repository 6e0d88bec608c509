import { useState } from 'react';
import type { WaitingCase } from '../../components/waiting-case.js';
import { type Doubt, doubtsOf } from './doubts.js';
import { useEvidence } from './use-evidence.js';
import { useSettled } from './use-settled.js';

const noCase = { key: '', expectedId: null, memberId: null } as const;

export function useApproval(one: WaitingCase | null) {
  const { key } = one ?? noCase;
  const [seen, setSeen] = useState(false);
  const isSettled = useSettled(key);
  const evidence = useEvidence(one ?? noCase);
  const doubts: readonly Doubt[] = one === null || evidence === null ? [] : doubtsOf(one, evidence);
  const hasPicture = one?.payment?.proof != null;
  return {
    setSeen,
    doubts,
    isKnown: evidence !== null,
    isReady: one !== null && evidence !== null && isSettled && (seen || !hasPicture),
  };
}
