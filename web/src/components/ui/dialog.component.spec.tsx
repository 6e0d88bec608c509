import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { button, closed, dialog, field, sees } from '../../../test/sees.js';
import { show } from '../../../test/visit.js';
import { showToast, toasts } from '../../lib/toast.js';
import { ConfirmDialog } from './confirm-dialog.js';
import { Dialog } from './dialog.js';
import { ImageDialog } from './image-dialog.js';
import { ReasonDialog } from './reason-dialog.js';
import { Shortcuts } from './shortcuts.js';
import { Toasts } from './toasts.js';

function Opened({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  );
}

const lamp = (close: () => void) => (
  <Dialog open title="Lamp" onClose={close}>
    <button>Light</button>
  </Dialog>
);

describe('a dialog', () => {
  it.each([
    ['Escape', async (user, _part) => user.keyboard('{Escape}')],
    ['its corner', async (user, _part) => user.click(await button('Close: Lamp'))],
    [
      'a press outside',
      async (_user, part) => void (fireEvent.pointerDown(part), fireEvent.click(part, { detail: 1 })),
    ],
  ] as [string, (user: Awaited<ReturnType<typeof show>>['user'], part: HTMLElement) => Promise<void>][])(
    'a dialog starts at its title, is closed by %s, and its button has the focus again',
    async (_how, close) => {
      const { user } = await show(<Opened>{lamp}</Opened>);
      await user.click(await button('Open'));
      const opened = await dialog('Lamp');
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Lamp' }));
      await close(user, opened);
      await closed('Lamp');
      expect(document.activeElement).toBe(await button('Open'));
    },
  );
});

describe('a question', () => {
  it('a question that is being answered is not left, and one that is not ready is not confirmed', async () => {
    const act = { confirm: jest.fn(), cancel: jest.fn() };
    const question = { open: true, title: 'Approve', onConfirm: act.confirm, onCancel: act.cancel, children: 'Sure?' };
    const { user } = await show(<ConfirmDialog {...question} busy />);
    await user.keyboard('{Escape}');
    await user.click(await button('Confirm'));
    expect([(await button('Cancel')).disabled, act.confirm.mock.calls, act.cancel.mock.calls]).toEqual([true, [], []]);
  });

  it('a rejection needs a reason, which a frequent reason or the keyboard gives', async () => {
    const confirm = jest.fn();
    const { user } = await show(
      <ReasonDialog
        title="Reject"
        confirmLabel="Reject payout"
        busy={false}
        often={{ label: 'Frequent reasons', reasons: ['No such payment'] }}
        onConfirm={confirm}
        onCancel={() => undefined}
      >
        Reject the payout?
      </ReasonDialog>,
    );
    expect(document.activeElement).toBe(await field('Reason'));
    await user.click(await button('Reject payout'));
    await sees('Enter a reason.');
    expect(confirm).not.toHaveBeenCalled();
    await user.click(await button('No such payment'));
    expect(document.activeElement).toBe(await field('Reason'));
    await user.keyboard('!{Control>}{Enter}{/Control}');
    await screen.findByDisplayValue('No such payment!');
    expect(confirm.mock.calls).toEqual([['No such payment!']]);
  });
});

it('pictures of a list follow each other by buttons and by Page Down, to the last one', async () => {
  const among = ['First', 'Second', 'Third'].map((title) => ({ src: `/${title}.png`, title }));
  const { user } = await show(<ImageDialog image={among[0]!} among={among} onClose={() => undefined} />);
  await dialog('First');
  expect((await button('Previous proof')).disabled).toBe(true);
  await user.click(await button('Next proof'));
  await dialog('Second');
  screen.getByRole('img', { name: 'Second' }).closest<HTMLElement>('[tabindex="0"]')!.focus();
  await user.keyboard('{PageDown}');
  await dialog('Third');
  await sees('3 of 3');
  expect((await button('Next proof')).disabled).toBe(true);
});

it('the keys of the lists are explained by ?, which can be switched off', async () => {
  const { user } = await show(<Shortcuts />);
  await user.keyboard('?');
  await dialog('Keyboard shortcuts');
  await user.click(screen.getByRole('checkbox', { name: /^Enable single-key/ }));
  await user.keyboard('{Escape}');
  await closed('Keyboard shortcuts');
  await user.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('a toast', () => {
  it('a failure is announced as an alert, and anything else as a status; an equal toast is not repeated', async () => {
    await show(<Toasts />);
    for (const text of ['Sent', 'Sent']) showToast(text, 'success');
    showToast('Not sent', 'failure');
    await sees('Not sent');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['Sent']);
    expect(screen.getByRole('alert').textContent).toBe('Not sent');
  });

  it('a dismissed toast gives the focus back to the control before it', async () => {
    const { user } = await show(
      <>
        <button>Before</button>
        <Toasts />
      </>,
    );
    showToast('Sent');
    await sees('Sent');
    (await button('Before')).focus();
    await user.tab();
    expect(document.activeElement).toBe(await button('Dismiss'));
    await user.keyboard('{Enter}');
    expect([toasts.get(), document.activeElement]).toEqual([[], await button('Before')]);
  });

  it('a toast is inside the open dialog, so that it can be pressed', async () => {
    const { user } = await show(
      <>
        <Opened>{lamp}</Opened>
        <Toasts />
      </>,
    );
    await user.click(await button('Open'));
    const opened = await dialog('Lamp');
    showToast('Sent');
    await sees('Sent', opened);
  });
});
