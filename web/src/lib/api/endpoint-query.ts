import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { EndpointName } from './endpoint-types.js';

/** Every query's key begins with the name of its call, so that a change can refresh it without knowing its feature. */
export const keyOf = (name: EndpointName, query?: object): QueryKey => (query === undefined ? [name] : [name, query]);

/** Fetches again what is on the screen of these calls, and drops what is stored of them. */
export function useRefresh(): (...names: EndpointName[]) => Promise<void> {
  const client = useQueryClient();
  return async (...names) => {
    await Promise.all(names.map((name) => client.invalidateQueries({ queryKey: keyOf(name) })));
  };
}
