import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '../lib/api-client.js';
import { type KeysetPages, useLeaveEmptyPage } from '../lib/use-keyset-pages.js';
import type { PageSize } from '../lib/use-page-size.js';
import { Pager } from './pager.js';
import { ErrorState, LoadingState } from './states.js';

interface LoadedProps<Data> {
  list: UseQueryResult<Data>;
  pages: KeysetPages;
  pageSize: number | PageSize;
  /** It has no rows. While they are those of another page or choice, the right ones are waited for. */
  isEmpty?: boolean;
  /** Instead of "Loading...". */
  loading?: string;
  /** Of what is kept on no device. */
  neverKept?: boolean;
  children: (data: Data) => ReactNode;
}

/** A page of a list once it is there, and what stands in its place while it is loaded or where it cannot be: from there the page before can be reached. */
export function LoadedList<Data>({
  list,
  pages,
  pageSize,
  isEmpty = false,
  loading,
  neverKept = false,
  children,
}: LoadedProps<Data>) {
  // Without a line the rows of before would stand there as those of the page or filter that was chosen, for as long as it lasts.
  const isOther = list.isPlaceholderData && (isEmpty || list.isPaused);
  if (list.data !== undefined && !isOther) return children(list.data);
  return (
    <>
      {list.isError ? (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <LoadingState text={loading} neverKept={neverKept} />
      )}
      <Pager pages={pages} pageSize={pageSize} shown={null} total={null} nextCursor={null} busy={false} />
    </>
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

/** A page of a list, what stands in place of its rows where there are none, and the pager below. Nobody is left on an emptied last page. */
export function KeysetList<Row>({ list, pages, pageSize, empty, neverKept, children }: Props<Row>) {
  const isEmpty = list.data?.items.length === 0;
  useLeaveEmptyPage(pages, isEmpty && !list.isPlaceholderData);
  return (
    <LoadedList list={list} pages={pages} pageSize={pageSize} isEmpty={isEmpty} neverKept={neverKept}>
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
