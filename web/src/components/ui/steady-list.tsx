import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '../../lib/api-client.js';
import type { KeysetPages } from '../../lib/use-keyset-pages.js';
import type { Column } from './columns.js';
import { DataTable } from './data-table.js';
import { KeysetList } from './keyset-list.js';
import { useSteadyRows } from './use-steady-rows.js';

interface Props<Row> {
  caption: string;
  list: UseQueryResult<Page<Row>>;
  pages: KeysetPages;
  pageSize: number;
  columns: readonly Column<Row>[];
  empty: ReactNode;
}

/** A row that another clerk has decided keeps its place until the reader moves on. The device stores no rows. */
export function SteadyList<Row extends { readonly _id: string }>({
  caption,
  list,
  pages,
  pageSize,
  columns,
  empty,
}: Props<Row>) {
  const { rows, held } = useSteadyRows({
    pages,
    rows: list.data?.items,
    isOld: list.isPlaceholderData,
    keyOf: ({ _id }) => _id,
  });
  return (
    <KeysetList list={list} pages={pages} pageSize={pageSize} empty={empty} neverKept>
      {() => <DataTable caption={caption} columns={columns} rows={rows} held={held} rowKey={({ _id }) => _id} />}
    </KeysetList>
  );
}
