import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '../lib/api-client.js';
import type { KeysetPages } from '../lib/use-keyset-pages.js';
import { Pager } from './pager.js';
import { ErrorState, LoadingState } from './states.js';

interface LoadedProps<Data> {
  list: UseQueryResult<Data>;
  /** It has no rows. While they are those of another page or choice, the right ones are waited for. */
  isEmpty?: boolean;
  /** Instead of "Loading...". */
  loading?: string;
  /** Of what is kept on no device. */
  neverKept?: boolean;
  children: (data: Data) => ReactNode;
}

/** A list once it is there, and what stands in its place while it is loaded or where it cannot be. */
export function LoadedList<Data>({ list, isEmpty = false, loading, neverKept = false, children }: LoadedProps<Data>) {
  if (list.data !== undefined && !(isEmpty && list.isPlaceholderData)) return children(list.data);
  return list.isError ? (
    <ErrorState error={list.error} onRetry={() => void list.refetch()} />
  ) : (
    <LoadingState text={loading} neverKept={neverKept} />
  );
}

interface Props<Row> {
  list: UseQueryResult<Page<Row>>;
  pages: KeysetPages;
  pageSize: number;
  /** In place of the rows where there is none. */
  empty: ReactNode;
  /** Of what is kept on no device. */
  neverKept?: boolean;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A page of a list, what stands in place of its rows where there are none, and the pager below. */
export function KeysetList<Row>({ list, pages, pageSize, empty, neverKept, children }: Props<Row>) {
  return (
    <LoadedList list={list} isEmpty={list.data?.items.length === 0} neverKept={neverKept}>
      {({ items, nextCursor, total }) => (
        <>
          {items.length === 0 ? empty : children(items)}
          <Pager
            pages={pages}
            pageSize={pageSize}
            shown={items.length}
            total={total}
            nextCursor={nextCursor}
            busy={list.isPlaceholderData}
          />
        </>
      )}
    </LoadedList>
  );
}
