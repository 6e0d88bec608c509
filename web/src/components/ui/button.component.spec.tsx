import { describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { button, sees } from '../../../test/sees.js';
import { show, speak } from '../../../test/visit.js';
import { connectivity } from '../../lib/connectivity.js';
import { toasts } from '../../lib/toast.js';
import { Button } from './button.js';
import { CopyButton } from './copy-button.js';
import { IconButton } from './icon-button.js';

const goOffline = () => act(() => connectivity.set({ isOnline: false, lastOnlineAt: null }));

function Sending({ answer }: { answer: Promise<void> }) {
  const [busy, setBusy] = useState(false);
  return (
    <Button
      busy={busy}
      onClick={() => {
        setBusy(true);
        void answer.then(() => setBusy(false));
      }}
    >
      Send
    </Button>
  );
}

describe('a button', () => {
  it('a busy button takes no press, is announced as busy, and gets the focus back afterwards', async () => {
    let finish = (): void => undefined;
    const { user } = await show(<Sending answer={new Promise((done) => (finish = done))} />);
    const send = await button('Send');
    await user.tab();
    await user.keyboard('{Enter}');
    expect([send.disabled, send.getAttribute('aria-busy')]).toEqual([true, 'true']);
    // A browser moves the focus away from a disabled button; jsdom does not.
    send.blur();
    await act(async () => finish());
    expect([send.disabled, document.activeElement]).toEqual([false, send]);
  });

  it('a button that needs the server explains by a toast why it is off, and works again with a connection', async () => {
    const press = jest.fn();
    const { user } = await show(
      <Button needsConnection onClick={press}>
        Approve
      </Button>,
    );
    goOffline();
    const approve = await button('Approve');
    expect([approve.getAttribute('aria-disabled'), approve.disabled]).toEqual(['true', false]);
    expect(approve.getAttribute('aria-description')).toBe('Needs the internet.');
    await user.click(approve);
    expect([press.mock.calls.length, toasts.get().map(({ text }) => text)]).toEqual([0, ['Needs the internet.']]);
    act(() => connectivity.set({ isOnline: true, lastOnlineAt: null }));
    await user.click(approve);
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('a button that works on the device needs no connection, by mouse and by keyboard', async () => {
    const press = jest.fn();
    const { user } = await show(<IconButton icon="plus" label="Zoom in" onClick={press} />);
    goOffline();
    await user.click(await button('Zoom in'));
    await user.keyboard(' ');
    expect(press).toHaveBeenCalledTimes(2);
  });
});

describe('the copy button', () => {
  it('the copy button names its value, copies it and confirms it in the language of the page', async () => {
    const { user } = await show(<CopyButton value="FL7K2M9QX" what="referral code" />);
    await user.click(await button('Copy referral code'));
    await sees('Copied');
    expect(await navigator.clipboard.readText()).toBe('FL7K2M9QX');
    await speak('hi');
    expect(screen.getByRole('status').textContent).toBe('कॉपी हो गया');
  });
});
