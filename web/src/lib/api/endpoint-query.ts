import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { EndpointName } from './endpoint-types.js';

/** Every query's key begins with the name of its call, so that a change can refresh it without knowing its feature. */
export const keyOf = (name: EndpointName, query?: object): QueryKey => (query === undefined ? [name] : [name, query]);

/** What was done is done, however long the line takes to show it: the dialog closes, the screen follows. */
const patienceMs = 3_000;

/** Fetches again what is on the screen of these calls, and drops what is stored of them; waits for it, but not for a line that hangs. */
export function useRefresh(): (...names: EndpointName[]) => Promise<void> {
  const client = useQueryClient();
  return async (...names) => {
    const fetched = Promise.all(names.map((name) => client.invalidateQueries({ queryKey: keyOf(name) })));
    await Promise.race([fetched, new Promise((goOn) => setTimeout(goOn, patienceMs))]);
  };
}
