import type { NetworkBranch } from '@deepam/contracts';
import { useQueries } from '@tanstack/react-query';
import { callPage, type Page } from '../../lib/api-client.js';
import { keyOf } from '../../lib/api/endpoint-query.js';

export type Cursors = readonly (string | undefined)[];

export type OpenBranches = ReadonlyMap<string, Cursors>;

export interface BranchPage {
  readonly data: Page<NetworkBranch> | undefined;
  readonly error: Error | null;
  retry(): void;
}

export type LoadedBranches = ReadonlyMap<string, readonly BranchPage[]>;

const pageSize = 50;

export function useNetworkChildren(open: OpenBranches): LoadedBranches {
  const pages = [...open].flatMap(([id, cursors]) => cursors.map((cursor) => ({ id, cursor })));
  const answers = useQueries({
    queries: pages.map(({ id, cursor }) => ({
      queryKey: keyOf('networkChildren', { id, cursor }),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        callPage('networkChildren', { params: { id }, query: { limit: pageSize, cursor }, signal }),
    })),
  });
  const loaded = new Map<string, BranchPage[]>();
  pages.forEach(({ id }, index) => {
    const { data, error, refetch } = answers[index]!;
    loaded.set(id, [...(loaded.get(id) ?? []), { data, error, retry: () => void refetch() }]);
  });
  return loaded;
}
