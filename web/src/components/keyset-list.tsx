import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '../lib/api-client.js';
import { type KeysetPages, useLeaveEmptyPage } from '../lib/use-keyset-pages.js';
import { Pager } from './pager.js';
import { ErrorState, LoadingState } from './states.js';

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

/**
 * A page of a list: what stands in place of its rows while they are loaded, where they cannot be and where there are none, and the pager below.
 * Nobody is left on an emptied last page.
 */
export function KeysetList<Row>({ list, pages, pageSize, empty, neverKept = false, children }: Props<Row>) {
  const { data, isPlaceholderData: isOld, isPaused } = list;
  useLeaveEmptyPage(pages, data?.items.length === 0 && !isOld);
  // Without a line the rows of before would stand there as those of the page or filter that was chosen, for as long as it lasts.
  if (data === undefined || (isOld && (isPaused || data.items.length === 0))) {
    return (
      <>
        {list.isError ? (
          <ErrorState error={list.error} onRetry={() => void list.refetch()} />
        ) : (
          <LoadingState neverKept={neverKept} />
        )}
        <Pager pages={pages} pageSize={pageSize} shown={null} total={null} nextCursor={null} busy={false} />
      </>
    );
  }
  const { items, nextCursor, total } = data;
  return (
    <>
      {items.length === 0 ? empty : children(items)}
      <Pager
        pages={pages}
        pageSize={pageSize}
        shown={items.length}
        total={total}
        nextCursor={nextCursor}
        busy={isOld}
      />
    </>
  );
}
