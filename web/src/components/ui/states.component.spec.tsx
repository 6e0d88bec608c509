import { describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { button, sees } from '../../../test/sees.js';
import { show, speak } from '../../../test/visit.js';
import { connectivity } from '../../lib/connectivity.js';
import { DateText } from './date-text.js';
import { Fold } from './fold.js';
import { MoneyText } from './money-text.js';
import { PageTabs } from './page-tabs.js';
import { ErrorState, LoadingState } from './states.js';

describe('a state of a page', () => {
  it('an error is an alert with its own sentence, and offers another try', async () => {
    const retry = jest.fn();
    const { user } = await show(<ErrorState error={new Error()} onRetry={retry} />);
    expect(screen.getByRole('alert').textContent).toContain('Couldn’t load this');
    await user.click(await button('Try again'));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('a loading text is a status, and without a connection says what is missing', async () => {
    await show(
      <>
        <LoadingState text="Reading the statement…" />
        <LoadingState neverKept />
      </>,
    );
    const texts = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(texts()).toEqual(['Reading the statement…', 'Loading...']);
    act(() => connectivity.set({ isOnline: false, lastOnlineAt: null }));
    expect(texts().map((text) => text.split('.')[0])).toEqual([
      'You’re offline and haven’t opened this before',
      'For your security this isn’t saved on your device',
    ]);
  });
});

describe('a part of a page', () => {
  it('a fold is closed on a phone, and its content appears by a press', async () => {
    const { user } = await show(<Fold title="Membership">Gold since March</Fold>, { width: 360 });
    expect(screen.queryByText('Gold since March')).toBeNull();
    await user.click(screen.getByText('Membership'));
    await sees('Gold since March');
  });

  it('the open tab is the current page, and a tab replaces the address', async () => {
    const tabs = ['requested', 'paid'].map((state) => ({
      to: `?show=${state}`,
      label: state,
      isOpen: state === 'paid',
    }));
    const { user } = await show(<PageTabs label="Payouts" tabs={tabs} />);
    const before = history.length;
    const [requested, paid] = screen.getAllByRole('link');
    expect([
      requested!.ariaCurrent ?? requested!.getAttribute('aria-current'),
      paid!.getAttribute('aria-current'),
    ]).toEqual([null, 'page']);
    await user.click(requested!);
    expect([location.search, history.length]).toEqual(['?show=requested', before]);
  });

  it('money is grouped as in India, and a day follows the language of the page', async () => {
    await show(
      <p>
        <MoneyText rupees={1234567.5} /> <DateText instant="2026-11-30T20:00:00.000Z" />
      </p>,
    );
    await sees('₹12,34,567.50 1 Dec 2026');
    await speak('hi');
    await sees(/₹12,34,567\.50 1 दिस\S* 2026/);
  });
});
