import { describe, expect, it, jest } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { button, sees, seesNoMore } from '../../../test/sees.js';
import { show } from '../../../test/visit.js';
import type { Page } from '../../lib/api-client.js';
import { useKeysetPages } from '../../lib/use-keyset-pages.js';
import { type PageSizeName } from '../../lib/use-page-size.js';
import { KeysetList } from './keyset-list.js';
import { Pager } from './pager.js';

const cursors = ['b', 'c', null];

function Turned({ onSize }: { onSize?: (size: PageSizeName) => void }) {
  const [index, setIndex] = useState(0);
  const pages = {
    list: '',
    cursor: undefined,
    index,
    next: () => setIndex(index + 1),
    previous: () => setIndex(index - 1),
  };
  const page = { index, shown: index === 2 ? 5 : 20, total: 45, nextCursor: cursors[index] ?? null };
  return (
    <Pager
      label="Lamps"
      pages={pages}
      pageSize={onSize === undefined ? 20 : { rows: 20, choose: onSize }}
      page={page}
      busy={false}
    />
  );
}

const range = (): string | null => screen.getByRole('status').textContent;

describe('a pager', () => {
  it('a pager turns to the last page and back by the keyboard, and its unavailable button keeps the focus', async () => {
    const { user } = await show(<Turned />);
    screen.getByRole('navigation', { name: 'Pages: Lamps' });
    const [previous, next] = [await button('Previous'), await button('Next')];
    await user.click(previous);
    expect([range(), previous.getAttribute('aria-disabled')]).toEqual(['1–20 of 45', 'true']);
    next.focus();
    await user.keyboard('{Enter}{Enter}');
    expect([range(), next.getAttribute('aria-disabled')]).toEqual(['41–45 of 45', 'true']);
    await user.keyboard('{Enter}');
    expect([range(), document.activeElement]).toEqual(['41–45 of 45', next]);
    await user.click(previous);
    expect(range()).toBe('21–40 of 45');
  });

  it('a pager with a choice of rows passes on the chosen number', async () => {
    const choose = jest.fn();
    const { user } = await show(<Turned onSize={choose} />);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '100');
    expect(choose.mock.calls).toEqual([['100']]);
  });

  it('a list of one page has no pager, and a page that is being loaded cannot be turned', async () => {
    const pages = { list: '', cursor: undefined, index: 0, next: jest.fn(), previous: jest.fn() };
    const first = { index: 0, shown: 3, total: 3, nextCursor: null };
    const { user } = await show(
      <>
        <Pager label="One" pages={pages} pageSize={20} page={first} busy={false} />
        <Pager label="Two" pages={pages} pageSize={20} page={{ ...first, nextCursor: 'b' }} busy />
      </>,
    );
    expect(screen.getAllByRole('navigation').map(({ ariaLabel }) => ariaLabel ?? '')).toHaveLength(1);
    expect(range()).toBe('Loading...');
    await user.click(await button('Next'));
    expect(pages.next).not.toHaveBeenCalled();
  });
});

function Lamps({ load }: { load: () => Promise<Page<string>> }) {
  const list = useQuery({ queryKey: ['lamps'], queryFn: load, retry: false });
  const pages = useKeysetPages('lamps');
  return (
    <KeysetList list={list} pages={pages} pageSize={20} empty={<p>No lamps yet</p>}>
      {(rows) => (
        <ul>
          {rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
      )}
    </KeysetList>
  );
}

describe('a list of pages', () => {
  it('a list says that it is loading, that it failed, and shows its rows after another try', async () => {
    let answer = (_page: Page<string> | null): void => undefined;
    const load = () =>
      new Promise<Page<string>>((resolve, reject) => {
        answer = (page) => (page === null ? reject(new Error()) : resolve(page));
      });
    const { user } = await show(<Lamps load={load} />);
    await sees('Loading...');
    answer(null);
    await sees('Couldn’t load this');
    await user.click(await button('Try again'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    answer({ items: ['Brass', 'Clay'], nextCursor: null, total: 2 });
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    await seesNoMore('Loading...');
  });
});
