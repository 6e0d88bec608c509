import { useState } from 'react';
import type { CaseQueue, WaitingCase } from '../../shared/decisions/waiting-case.js';
import { useAddressValues } from '../../lib/use-address-values.js';
import { useLinkedId } from '../../lib/use-linked-id.js';
import { afterDecision, neighbourOf } from './place.js';
import { useDecisions } from './use-decisions.js';

interface Looked {
  readonly one: WaitingCase;
  readonly place: number;
}

export function useDeskWork(queue: CaseQueue) {
  const [at] = useLinkedId('at');
  const [, change] = useAddressValues();
  const { send, settled, ...decisions } = useDecisions(queue);
  const [looked, setLooked] = useState<Looked | null>(null);
  const goTo = (id: string | null) => change({ at: id ?? '' });

  const listed = queue.linked ? [queue.linked, ...(queue.cases ?? [])] : (queue.cases ?? []);
  const open = listed.filter(({ key }) => !settled.has(key));
  const ids = open.map(({ id }) => id);
  const place = at === null ? 0 : ids.indexOf(at);
  const present = open[place];
  if (present !== undefined && (looked?.one.key !== present.key || looked.place !== place))
    setLooked({ one: present, place });

  // The shown case stays until the clerk moves on, even after another clerk has decided it.
  const current = present ?? (looked !== null && looked.one.id === at ? looked.one : null);
  const isLooking = queue.cases === undefined || (present === undefined && at !== null && queue.linked === undefined);
  const neighbour = (by: 1 | -1) => neighbourOf(ids, current?.id ?? null, looked?.place ?? 0, by);

  function decide(reason: string | null): void {
    if (present === undefined) return;
    goTo(afterDecision(ids, present.id));
    send(present, reason);
  }

  return {
    ...decisions,
    current,
    position: place + 1,
    waiting: Math.max((queue.total ?? 0) - (listed.length - open.length), open.length),
    isLooking,
    isGone: present === undefined && !isLooking && at !== null,
    next: neighbour(1),
    previous: neighbour(-1),
    following: open[place + 1],
    goTo,
    decide,
  };
}
