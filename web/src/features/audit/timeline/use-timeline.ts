import { useEffect, useEffectEvent, useState } from 'react';
import { merged } from './merge.js';
import type { MemberEvent } from './owner.js';
import { useOwners } from './use-owners.js';

const step = 20;

export function useTimeline(memberId: string, registeredAt: string | undefined) {
  const [wanted, setWanted] = useState(step);
  const owners = useOwners(memberId);
  const registered: readonly MemberEvent[] =
    registeredAt === undefined ? [] : [{ what: 'registered', key: 'registered', at: registeredAt }];
  const { events, behind } = merged<MemberEvent>([...owners, { events: registered, hasMore: false }]);
  const failed = owners.filter(({ error }) => error !== null);
  const lacks = events.length < wanted && behind.length > 0;
  const waits = owners.some(({ isFetching }) => isFetching);

  const goOn = useEffectEvent(() => {
    for (const place of behind) owners[place]?.fetchMore();
  });
  useEffect(() => {
    if (lacks && !waits) goOn();
  }, [lacks, waits]);

  return {
    events: events.slice(0, wanted),
    isLoading: events.length === 0 && behind.length > 0,
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach((owner) => owner.retry()),
    hasNextPage: events.length > wanted || behind.length > 0,
    isFetchingNextPage: lacks,
    fetchNextPage: () => setWanted(wanted + step),
  };
}
