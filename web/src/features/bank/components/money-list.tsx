import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Column } from '../../../components/columns.js';
import { DataTable } from '../../../components/data-table.js';
import { Pager } from '../../../components/pager.js';
import { ErrorState, LoadingState } from '../../../components/states.js';
import type { Page } from '../../../lib/api-client.js';
import type { KeysetPages } from '../../../lib/use-keyset-pages.js';

export const pageSize = 20;

interface Props<Row> {
  caption: string;
  list: UseQueryResult<Page<Row>>;
  pages: KeysetPages;
  columns: readonly Column<Row>[];
  /** In place of the table where it has no row. */
  empty: ReactNode;
  size?: number;
}

/** A page of what stands at the bank, or should: nothing of it is kept on the device. */
export function MoneyList<Row extends { readonly _id: string }>({
  caption,
  list,
  pages,
  columns,
  empty,
  size = pageSize,
}: Props<Row>) {
  const { data } = list;
  if (data === undefined) {
    return list.isError ? (
      <ErrorState error={list.error} onRetry={() => void list.refetch()} />
    ) : (
      <LoadingState neverKept />
    );
  }
  const { items, nextCursor } = data;
  return (
    <>
      {items.length === 0 ? (
        empty
      ) : (
        <DataTable caption={caption} columns={columns} rows={items} rowKey={({ _id }) => _id} />
      )}
      <Pager
        pages={pages}
        pageSize={size}
        shown={items.length}
        total={null}
        nextCursor={nextCursor}
        busy={list.isPlaceholderData}
      />
    </>
  );
}
