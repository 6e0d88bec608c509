import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Column } from '../../../components/ui/columns.js';
import { DataTable } from '../../../components/ui/data-table.js';
import { KeysetList } from '../../../components/ui/keyset-list.js';
import type { Page } from '../../../lib/api-client.js';
import type { KeysetPages } from '../../../lib/use-keyset-pages.js';
import styles from './bank.module.css';

export const pageSize = 20;

interface Props<Row> {
  caption: string;
  list: UseQueryResult<Page<Row>>;
  pages: KeysetPages;
  columns: readonly Column<Row>[];
  empty: ReactNode;
  size?: number;
}

export function MoneyList<Row extends { readonly _id: string }>({
  caption,
  list,
  pages,
  columns,
  empty,
  size = pageSize,
}: Props<Row>) {
  return (
    <KeysetList list={list} pages={pages} pageSize={size} label={caption} empty={empty} neverKept>
      {(rows) => <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ _id }) => _id} />}
    </KeysetList>
  );
}

export const ScrolledList = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={styles.scrolled} tabIndex={0} aria-label={label}>
    {children}
  </ul>
);
