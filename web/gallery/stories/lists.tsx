import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Column, Sort } from '../../src/components/ui/columns.js';
import { DataTable } from '../../src/components/ui/data-table.js';
import { DateText } from '../../src/components/ui/date-text.js';
import { KeysetList, LoadedList } from '../../src/components/ui/keyset-list.js';
import { ListToolbar } from '../../src/components/ui/list-toolbar.js';
import { MoneyText } from '../../src/components/ui/money-text.js';
import { Pager } from '../../src/components/ui/pager.js';
import { RowActions } from '../../src/components/ui/row-actions.js';
import { SearchField } from '../../src/components/ui/search-field.js';
import { EmptyState } from '../../src/components/ui/states.js';
import { StatusBadge } from '../../src/components/ui/status-badge.js';
import { SteadyList } from '../../src/components/ui/steady-list.js';
import { SelectField } from '../../src/components/ui/text-field.js';
import { Button } from '../../src/components/ui/button.js';
import { Toolbar, ToolbarButtons } from '../../src/components/ui/toolbar.js';
import type { Page } from '../../src/lib/api-client.js';
import { useKeysetPages } from '../../src/lib/use-keyset-pages.js';
import { nothing, type Payout, payouts, type Story, useWords } from '../story.js';
import { Kept } from './parts.js';

function useColumns(): readonly Column<Payout>[] {
  const table = useId();
  const { payout, dialog } = useWords();
  const tones = { statusRequested: 'pending', statusApproved: 'good', statusRejected: 'rejected' } as const;
  return [
    {
      key: 'name',
      header: payout('member'),
      isLead: true,
      isBrief: true,
      isSortable: true,
      cell: ({ _id, name }) => <span id={`${table}-${_id}`}>{name}</span>,
    },
    { key: 'code', header: dialog('referralCode'), fromRem: 65, cell: ({ code }) => code },
    { key: 'date', header: payout('date'), fromRem: 50, isSortable: true, cell: ({ at }) => <DateText instant={at} /> },
    {
      key: 'status',
      header: payout('status'),
      isBrief: true,
      cell: ({ state }) => <StatusBadge tone={tones[state]}>{payout(state)}</StatusBadge>,
    },
    {
      key: 'sum',
      header: payout('sum'),
      align: 'end',
      isBrief: true,
      isSortable: true,
      cell: ({ rupees }) => <MoneyText rupees={rupees} />,
    },
    {
      key: 'actions',
      header: payout('actions'),
      isBare: true,
      cell: ({ _id, state }) => (
        <RowActions
          describedBy={`${table}-${_id}`}
          items={
            state === 'statusRequested'
              ? [
                  { label: payout('approve'), look: 'primary', onChoose: nothing },
                  { label: payout('reject'), isDanger: true, onChoose: nothing },
                ]
              : [{ label: payout('view'), isRead: true, onChoose: nothing }]
          }
        />
      ),
    },
  ];
}

const sums = (rows: readonly Payout[], { key, order }: Sort) =>
  rows.toSorted((one, other) => {
    const by = key === 'sum' ? one.rupees - other.rupees : one.name.localeCompare(other.name);
    return order === 'asc' ? by : -by;
  });

function Table({ rows = payouts, isSelectable = false }: { rows?: readonly Payout[]; isSelectable?: boolean }) {
  const { payout } = useWords();
  const caption = payout(rows === payouts ? 'panelTitle' : 'payablesTitle');
  const columns = useColumns();
  const [sort, setSort] = useState<Sort>({ key: 'name', order: 'asc' });
  const [selected, onSelect] = useState<ReadonlySet<string>>(new Set());
  const selection = {
    selected,
    onSelect,
    label: ({ name }: Payout) => name,
    isSelectable: ({ state }: Payout) => state === 'statusRequested' || state === 'statusApproved',
  };
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={sums(rows, sort)}
      rowKey={({ _id }) => _id}
      sort={sort}
      onSort={setSort}
      selection={isSelectable ? selection : undefined}
      held={isSelectable ? { count: 2, showRows: nothing } : undefined}
    />
  );
}

export const dataTable: Story = {
  of: { DataTable },
  states: { 'Sorted rows': () => <Table />, 'One row': () => <Table rows={payouts.slice(0, 1)} /> },
};

export const dataTableOfBackOffice: Story = {
  of: { DataTable },
  isBackOffice: true,
  states: { 'Selectable rows, with new ones': () => <Table isSelectable />, 'No row': () => <Table rows={[]} /> },
};

const never = new Promise<never>(() => undefined);
const pageOf = (items: readonly Payout[]): Page<Payout> => ({ items: [...items], nextCursor: 'b', total: 45 });
const answers = {
  Rows: () => Promise.resolve(pageOf(payouts)),
  Empty: () => Promise.resolve({ ...pageOf([]), nextCursor: null, total: 0 }),
  Loading: () => never,
  Error: () => Promise.reject(new Error('There is no server here.')),
} as const;

const useList = (state: keyof typeof answers) =>
  useQuery<Page<Payout>>({ queryKey: ['gallery', state], queryFn: answers[state], retry: false });

function Keyset({ state }: { state: keyof typeof answers }) {
  const { payout } = useWords();
  const columns = useColumns();
  const list = useList(state);
  const pages = useKeysetPages(state, state);
  const empty = <EmptyState title={payout('panelEmpty')}>{<p>{payout('panelEmptyHint')}</p>}</EmptyState>;
  return (
    <KeysetList list={list} pages={pages} pageSize={20} label={payout('payoutsTitle')} empty={empty}>
      {(rows) => <DataTable caption={payout('payoutsTitle')} columns={columns} rows={rows} rowKey={({ _id }) => _id} />}
    </KeysetList>
  );
}

export const keysetList: Story = {
  of: { KeysetList, LoadedList },
  states: {
    Rows: () => <Keyset state="Rows" />,
    Empty: () => <Keyset state="Empty" />,
    Loading: () => <Keyset state="Loading" />,
    Error: () => <Keyset state="Error" />,
  },
};

function Steady() {
  const { payout } = useWords();
  const columns = useColumns();
  const list = useList('Rows');
  const pages = useKeysetPages('steady', 'steady');
  return (
    <SteadyList
      caption={payout('panelTitle')}
      list={list}
      pages={pages}
      pageSize={20}
      columns={columns}
      empty={<EmptyState title={payout('panelEmpty')} />}
    />
  );
}

export const steadyList: Story = { of: { SteadyList }, isBackOffice: true, states: { Rows: Steady } };

interface Place {
  label: string;
  index: number;
  nextCursor: string | null;
  total?: number | null;
  busy?: boolean;
}

function Turn({ label, index, nextCursor, total = 45, busy = false }: Place) {
  return (
    <Kept start={20}>
      {(rows, choose) => (
        <Pager
          label={label}
          pages={{ list: '', cursor: undefined, index, next: nothing, previous: nothing }}
          pageSize={{ rows, choose: (size) => choose(Number(size)) }}
          page={{ index, shown: nextCursor === null ? 5 : 20, total, nextCursor }}
          busy={busy}
        />
      )}
    </Kept>
  );
}

export const pager: Story = {
  of: { Pager },
  isBackOffice: true,
  states: {
    'First page': () => <Turn label="First page" index={0} nextCursor="b" />,
    'Last page': () => <Turn label="Last page" index={2} nextCursor={null} />,
    'Unknown total': () => <Turn label="Unknown total" index={1} nextCursor="c" total={null} />,
    Loading: () => <Turn label="Loading" index={1} nextCursor="c" busy />,
  },
};

function Kind() {
  const { payout } = useWords();
  const kinds = ['kind.all', 'kind.payout', 'kind.deposit-refund'] as const;
  return (
    <SelectField label={payout('kind')}>
      {kinds.map((kind) => (
        <option key={kind}>{payout(kind)}</option>
      ))}
    </SelectField>
  );
}

function Search() {
  const { payout } = useWords();
  return <SearchField label={payout('search')} value="" onSearch={nothing} />;
}

function Filters({ filtered }: { filtered?: number }) {
  const { statement } = useWords();
  return (
    <ListToolbar search={<Search />} filters={<Kind />} filtered={filtered}>
      <Button variant="secondary">{statement('print')}</Button>
    </ListToolbar>
  );
}

export const listToolbar: Story = {
  of: { ListToolbar },
  isBackOffice: true,
  states: { 'No filter': () => <Filters />, 'Two filters': () => <Filters filtered={2} /> },
};

function Tools() {
  const { statement } = useWords();
  return (
    <Toolbar role="group" aria-label={statement('period')}>
      <Kind />
      <ToolbarButtons>
        <Button variant="secondary">{statement('quick.thisMonth')}</Button>
        <Button variant="secondary">{statement('quick.lastMonth')}</Button>
      </ToolbarButtons>
    </Toolbar>
  );
}

export const toolbar: Story = { of: { Toolbar, ToolbarButtons }, states: { Default: Tools } };
