import type { BulkWorkView } from '@deepam/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { keyOf, useRefresh } from '../api/endpoint-query.js';
import { useAction } from '../api/use-action.js';
import type { WorkCalls } from './work-calls.js';

const often = 1_000;
const isRunning = ({ state }: BulkWorkView): boolean => state === 'running';

export function useWorks(calls: WorkCalls) {
  const refresh = useRefresh();
  const list = useQuery({
    queryKey: keyOf(calls.listName),
    queryFn: ({ signal }) => calls.list(signal),
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? often : false),
  });
  const running = list.data?.some(isRunning) === true;
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !running) void refresh(calls.oneName, ...calls.changes);
    wasRunning.current = running;
  }, [running, refresh, calls]);
  return list;
}

export const useWork = (calls: WorkCalls, id: string | null) =>
  useQuery({
    queryKey: keyOf(calls.oneName, { id }),
    queryFn: ({ signal }) => calls.getOne(id!, signal),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data === undefined || isRunning(state.data) ? often : false),
  });

export function useStop(calls: WorkCalls, id: string | null) {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (_: void, key) => calls.stop(id!, key),
    onSettled: () => refresh(calls.listName, calls.oneName, ...calls.changes),
  });
}
