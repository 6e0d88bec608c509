import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { Page } from '../../lib/api-client.js';
import { type KeysetPages, useLeaveEmptyPage } from '../../lib/use-keyset-pages.js';
import { type PageSize, rowsOf } from '../../lib/use-page-size.js';
import { useInheritedFocus } from './inherited-focus.js';
import { Pager } from './pager.js';
import { ErrorState, LoadingState } from './states.js';

interface LoadedProps<Data> {
  list: UseQueryResult<Data>;
  pages: KeysetPages;
  pageSize: number | PageSize;
  shown: number;
  label?: string | undefined;
  loading?: string;
  neverKept?: boolean;
  children: (data: Data, first: number) => ReactNode;
}

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
  // Rows of another page or filter must not be shown as the chosen ones without a connection.
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
  const retry = () => {
    box.current?.focus();
    void list.refetch();
  };
  return (
    <div ref={box} tabIndex={-1}>
      {list.isError ? (
        <ErrorState error={list.error} onRetry={retry} />
      ) : (
        <LoadingState text={loading} neverKept={neverKept} isList />
      )}
    </div>
  );
}

interface Props<Row> {
  list: UseQueryResult<Page<Row>>;
  pages: KeysetPages;
  pageSize: number;
  label?: string;
  empty: ReactNode;
  neverKept?: boolean;
  children: (rows: readonly Row[]) => ReactNode;
}

export function KeysetList<Row>({ list, pages, pageSize, label, empty, neverKept, children }: Props<Row>) {
  const shown = list.data?.items.length ?? 0;
  useLeaveEmptyPage(pages, list.data !== undefined && shown === 0 && !list.isPlaceholderData);
  return (
    <LoadedList list={list} pages={pages} pageSize={pageSize} shown={shown} label={label} neverKept={neverKept}>
      {({ items }) => (shown === 0 ? empty : children(items))}
    </LoadedList>
  );
}
