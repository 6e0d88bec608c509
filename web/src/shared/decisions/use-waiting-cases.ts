import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { type CaseQueue, deskLooksEveryMs, type WaitingCase } from './waiting-case.js';

type Asking<Page, Key extends QueryKey> = UseQueryOptions<Page, Error, Page, Key>;
interface Source<Page, Row, Key extends QueryKey> {
  readonly list: Asking<Page, Key>;
  readonly alone: Asking<Page, Key>;
  readonly rowsOf: (page: Page) => readonly Row[];
  readonly caseOf: (row: Row) => WaitingCase | null;
}

export function useWaitingCases<
  Page extends { readonly total: number | null },
  Row extends { readonly _id: string },
  Key extends QueryKey,
>(
  at: string | null,
  source: Source<Page, Row, Key>,
): Pick<CaseQueue, 'cases' | 'total' | 'error' | 'retry' | 'linked'> {
  const { rowsOf, caseOf } = source;
  const list = useQuery({ ...source.list, refetchInterval: deskLooksEveryMs });
  const isElsewhere = at !== null && list.data !== undefined && rowsOf(list.data).every(({ _id }) => _id !== at);
  const alone = useQuery({
    ...source.alone,
    enabled: isElsewhere,
    placeholderData: undefined,
  });
  const casesOf = (page: Page) => rowsOf(page).flatMap((row) => caseOf(row) ?? []);
  return {
    cases: list.data && casesOf(list.data),
    total: list.data?.total ?? null,
    error: list.error ?? alone.error,
    retry: () => void (list.isError ? list : alone).refetch(),
    linked: isElsewhere && alone.data ? (casesOf(alone.data)[0] ?? null) : undefined,
  };
}
