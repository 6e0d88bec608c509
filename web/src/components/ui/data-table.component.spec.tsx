import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { button } from '../../../test/sees.js';
import { show } from '../../../test/visit.js';
import type { Column, Sort } from './columns.js';
import { DataTable } from './data-table.js';

interface Lamp {
  readonly name: string;
  readonly rupees: number;
  readonly isSold?: boolean;
}

const lamps: readonly Lamp[] = [
  { name: 'Brass', rupees: 900 },
  { name: 'Clay', rupees: 20 },
  { name: 'Glass', rupees: 150, isSold: true },
  { name: 'Silver', rupees: 5000 },
];
const columns: readonly Column<Lamp>[] = [
  { key: 'name', header: 'Name', isLead: true, isBrief: true, isSortable: true, cell: ({ name }) => name },
  { key: 'price', header: 'Price', align: 'end', isBrief: true, isSortable: true, cell: ({ rupees }) => `₹${rupees}` },
  { key: 'note', header: 'Note', cell: ({ isSold }) => (isSold ? 'sold' : 'in stock') },
];
const table = { caption: 'Lamps', columns, rowKey: ({ name }: Lamp) => name };

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const chosen = (): string[] => lamps.map(({ name }) => name).filter((name) => box(`Select ${name}`).checked);

function Selectable({ onSelect }: { onSelect?: (selected: ReadonlySet<string>) => void }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <span id="why">Sold already</span>
      <DataTable
        {...table}
        rows={lamps}
        selection={{
          selected,
          onSelect: (next) => {
            setSelected(next);
            onSelect?.(next);
          },
          label: ({ name }) => name,
          isSelectable: ({ isSold }) => isSold !== true,
          reasonId: () => 'why',
        }}
      />
    </>
  );
}

it('a press on the head of a column sorts upwards, then downwards, and the head says how', async () => {
  const asked = jest.fn();
  function Sorted() {
    const [sort, setSort] = useState<Sort>();
    const choose = (next: Sort) => {
      asked(next);
      setSort(next);
    };
    return <DataTable {...table} rows={lamps} sort={sort} onSort={choose} />;
  }
  const { user } = await show(<Sorted />);
  const order = () => screen.getByRole('columnheader', { name: 'Price' }).getAttribute('aria-sort');
  const orders = [order()];
  for (let press = 0; press < 2; press++) {
    await user.click(await button('Price'));
    orders.push(order());
  }
  expect(orders).toEqual(['none', 'ascending', 'descending']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name, descending');
  expect(asked.mock.calls.map(([sort]) => sort)).toEqual([
    { key: 'price', order: 'asc' },
    { key: 'price', order: 'desc' },
    { key: 'name', order: 'desc' },
  ]);
  expect(screen.queryByRole('button', { name: 'Note' })).toBeNull();
});

it('rows are selected by mouse, Space, Shift and Control, without the row that has no action', async () => {
  const { user } = await show(<Selectable />);
  await user.click(box('Select Brass'));
  expect(chosen()).toEqual(['Brass']);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(box('Select Silver'));
  await user.keyboard(' ');
  expect(chosen()).toEqual(['Brass', 'Silver']);
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(chosen()).toEqual(['Brass', 'Clay', 'Silver']);
  expect([box('Select Glass').disabled, box('Select Glass').checked]).toEqual([true, false]);
  expect(box('Select Glass').getAttribute('aria-describedby')).toBe('why');
  await user.click(box('Select Clay'));
  await user.keyboard('{Control>}a{/Control}');
  expect(chosen()).toEqual(['Brass', 'Clay', 'Silver']);
});

it('the box of the page is half checked for some rows, and selects all or none', async () => {
  const { user } = await show(<Selectable />);
  const [page] = screen.getAllByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
  await user.click(box('Select Clay'));
  expect([page!.indeterminate, page!.checked]).toEqual([true, false]);
  await user.click(page!);
  expect([page!.indeterminate, page!.checked, chosen()]).toEqual([false, true, ['Brass', 'Clay', 'Silver']]);
  await user.click(page!);
  expect(chosen()).toEqual([]);
});

it('held rows are counted and shown by a button, and the rows get the focus', async () => {
  const reveal = jest.fn();
  const { user } = await show(<DataTable {...table} rows={lamps} held={{ count: 2, showRows: reveal }} />);
  expect(screen.getByRole('status').textContent).toContain('2 new');
  await user.click(await button('Show'));
  expect(reveal).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Lamps' }));
});

it('a folded row shows its name and its sum, and the rest after a press', async () => {
  // jsdom has no size of its own for text.
  document.documentElement.style.fontSize = '16px';
  const { user } = await show(<DataTable {...table} rows={lamps.slice(0, 1)} />, { width: 360 });
  document.documentElement.style.fontSize = '';
  expect(screen.getByRole('row', { name: /Brass/ }).textContent).not.toContain('in stock');
  const toggle = await button('Details Brass');
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  toggle.focus();
  await user.keyboard('{Enter}');
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('cell', { name: 'in stock' }).dataset['label']).toBe('Note');
});
