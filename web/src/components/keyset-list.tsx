import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { Page } from '../lib/api-client.js';
import { type KeysetPages, useLeaveEmptyPage } from '../lib/use-keyset-pages.js';
import { type PageSize, rowsOf } from '../lib/use-page-size.js';
import { useInheritedFocus } from './inherited-focus.js';
import { Pager } from './pager.js';
import { ErrorState, LoadingState } from './states.js';

interface LoadedProps<Data> {
  list: UseQueryResult<Data>;
  pages: KeysetPages;
  pageSize: number | PageSize;
  /** How many rows stand on the screen. While there is none, or those of another page or choice, the right ones are waited for. */
  shown: number;
  /** What is listed, where the page has several lists. */
  label?: string | undefined;
  /** Instead of "Loading...". */
  loading?: string;
  /** Of what is kept on no device. */
  neverKept?: boolean;
  /** `first` is the number of the first row, which may still be that of the page before. */
  children: (data: Data, first: number) => ReactNode;
}

/** A page of a list once it is there, or what stands in its place meanwhile, and the pager, which stays where it is whatever becomes of the page. */
export function LoadedList<Data extends Pick<Page<unknown>, 'nextCursor' | 'total'>>({
  list,
  pages,
  pageSize,
  shown,
  label,
  loading,
  neverKept = false,
  children,
}: LoadedProps<Data>) {
  const [index, setIndex] = useState(pages.index);
  if (!list.isPlaceholderData && index !== pages.index) setIndex(pages.index);
  // Without a line the rows of before would stand there as those of the page or filter that was chosen, for as long as it lasts.
  const isOther = list.isPlaceholderData && (shown === 0 || list.isPaused);
  const data = isOther ? undefined : list.data;
  return (
    <>
      {data === undefined ? (
        <Meanwhile list={list} loading={loading} neverKept={neverKept} />
      ) : (
        children(data, index * rowsOf(pageSize) + 1)
      )}
      <Pager
        label={label}
        pages={pages}
        pageSize={pageSize}
        page={data && { index, shown, total: data.total, nextCursor: data.nextCursor }}
        busy={list.isPlaceholderData}
      />
    </>
  );
}

/** In place of rows that are not there. Who tries again in it is at the rows afterwards. */
function Meanwhile({
  list,
  loading,
  neverKept,
}: {
  list: UseQueryResult;
  loading: string | undefined;
  neverKept: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  useInheritedFocus(box);
  const again = () => {
    // The button goes.
    box.current?.focus();
    void list.refetch();
  };
  return (
    <div ref={box} tabIndex={-1}>
      {list.isError ? (
        <ErrorState error={list.error} onRetry={again} />
      ) : (
        <LoadingState text={loading} neverKept={neverKept} />
      )}
    </div>
  );
}

interface Props<Row> {
  list: UseQueryResult<Page<Row>>;
  pages: KeysetPages;
  pageSize: number;
  /** What is listed, where the page has several lists. */
  label?: string;
  /** In place of the rows where there is none. */
  empty: ReactNode;
  /** Of what is kept on no device. */
  neverKept?: boolean;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A page of a list, and what stands in place of its rows where there are none. Nobody is left on an emptied last page. */
export function KeysetList<Row>({ list, pages, pageSize, label, empty, neverKept, children }: Props<Row>) {
  const shown = list.data?.items.length ?? 0;
  useLeaveEmptyPage(pages, list.data !== undefined && shown === 0 && !list.isPlaceholderData);
  return (
    <LoadedList list={list} pages={pages} pageSize={pageSize} shown={shown} label={label} neverKept={neverKept}>
      {({ items }) => (shown === 0 ? empty : children(items))}
    </LoadedList>
  );
}
