import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { EndpointName } from './endpoint-types.js';

/** Every query key begins with the name of its call, so that a change can refresh it without knowing its feature. */
export const keyOf = (name: EndpointName, query?: object): QueryKey => (query === undefined ? [name] : [name, query]);

/** The time is in milliseconds. The action is complete, so a slow refresh must not keep the dialog open. */
const patienceMs = 3_000;

/** Refetches the visible queries of these calls, drops stored ones, and waits, but not for a hanging connection. */
export function useRefresh(): (...names: EndpointName[]) => Promise<void> {
  const client = useQueryClient();
  return async (...names) => {
    const fetched = Promise.all(names.map((name) => client.invalidateQueries({ queryKey: keyOf(name) })));
    await Promise.race([fetched, new Promise((goOn) => setTimeout(goOn, patienceMs))]);
  };
}
