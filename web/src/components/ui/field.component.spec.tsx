import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { button, field, sees } from '../../../test/sees.js';
import { show } from '../../../test/visit.js';
import { connectivity } from '../../lib/connectivity.js';
import { DaySpan } from './day-span.js';
import { PasswordField } from './password-field.js';
import { SearchField } from './search-field.js';
import { SelectField, TextAreaField, TextField } from './text-field.js';

describe('a field', () => {
  it.each([
    ['a text', <TextField key="" label="Name" hint="As on the PAN card" error="Enter a name." />, 'textbox'],
    ['several lines', <TextAreaField key="" label="Name" hint="As on the PAN card" error="Enter a name." />, 'textbox'],
    ['a choice', <SelectField key="" label="Name" hint="As on the PAN card" error="Enter a name." />, 'combobox'],
    ['a password', <PasswordField key="" label="Name" hint="As on the PAN card" error="Enter a name." />, null],
  ])('the field for %s has a name, its hint and its error, and is marked as wrong', async (_what, input, role) => {
    await show(input);
    const control = role === null ? await field('Name') : screen.getByRole(role, { name: 'Name' });
    const described = control.getAttribute('aria-describedby')!.split(' ');
    expect(described.map((id) => document.getElementById(id)!.textContent)).toEqual([
      'As on the PAN card',
      'Enter a name.',
    ]);
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Enter a name.');
  });
});

function Search({ onSearch }: { onSearch: (text: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchField
        label="Search"
        value={value}
        onSearch={(text) => {
          setValue(text);
          onSearch(text);
        }}
      />
      <button onClick={() => setValue('from a link')}>Link</button>
    </>
  );
}

describe('a search field', () => {
  it('a search begins once after a pause in typing, without surrounding spaces', async () => {
    const search = jest.fn();
    const { user } = await show(<Search onSearch={search} />);
    await user.type(await field('Search'), ' Asha ');
    expect(search).not.toHaveBeenCalled();
    await waitFor(() => expect(search.mock.calls).toEqual([['Asha']]));
    expect((await field('Search')).value).toBe(' Asha ');
  });

  it('the button of the field clears the search and gives the focus to the field', async () => {
    const search = jest.fn();
    const { user } = await show(<Search onSearch={search} />);
    expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull();
    await user.type(await field('Search'), 'A');
    await user.click(await button('Clear the search'));
    expect([search.mock.calls, document.activeElement]).toEqual([[['']], await field('Search')]);
  });

  it('a search from outside replaces the text, and an unanswered one is explained without a connection', async () => {
    const { user } = await show(<Search onSearch={() => undefined} />);
    act(() => connectivity.set({ isOnline: false, lastOnlineAt: null }));
    await user.click(await button('Link'));
    expect((await field('Search')).value).toBe('from a link');
    await sees('You’re offline. Search isn’t available.');
  });
});

describe('a span of days', () => {
  it('a span of days takes whole days and an empty one, and names a span that ends before its start', async () => {
    const change = jest.fn();
    const { user } = await show(<DaySpan period={{ from: '2026-11-30', to: '2026-04-01' }} onChange={change} />);
    expect((await field('To')).getAttribute('aria-invalid')).toBe('true');
    await sees('The start date must be before the end date.');
    await user.clear(await field('From'));
    await user.type(await field('From'), '2026-03-01');
    expect(change.mock.calls).toEqual([[{ from: '' }], [{ from: '2026-03-01' }]]);
  });
});
