import { type MouseEvent, type PointerEvent, type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react';
import { closeAtBack } from '../lib/leave-guard.js';
import { focusNext } from './inherited-focus.js';
import { uppermostDialog } from './uppermost-dialog.js';

/** Those that are open, the uppermost last. */
const stack: HTMLDialogElement[] = [];

/** Only the uppermost is seen, above one scrim. */
function arrange(): void {
  stack.forEach((dialog, index) => {
    dialog.toggleAttribute('data-stacked', index > 0);
    dialog.toggleAttribute('data-covered', index < stack.length - 1);
  });
  uppermostDialog.set(stack.at(-1) ?? null);
}

/** With those above it, which it would cover: such as the question whether to leave it. */
function showAgain(element: HTMLDialogElement): void {
  const focused = document.activeElement;
  for (const dialog of stack.slice(stack.indexOf(element))) {
    dialog.close();
    dialog.showModal();
  }
  if (focused instanceof HTMLElement) focused.focus();
}

/** For a `<dialog>` that is open as long as it is drawn: focus stays inside, Escape, Back and a press beside it close, focus returns. */
export function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const element = dialog.current!;
    const before = document.activeElement;
    element.showModal();
    stack.push(element);
    arrange();
    // The browser starts at the close button; a form marks where to start instead, all others start at their title.
    const start = element.querySelector<HTMLElement>('[data-autofocus]') ?? element.querySelector<HTMLElement>('h2');
    start?.focus();
    const end = closeAtBack(() => close());
    return () => {
      end();
      stack.splice(stack.indexOf(element), 1);
      // First what is below is seen again: nothing hidden takes the focus.
      arrange();
      element.close();
      if (before instanceof HTMLElement) before.focus();
      // What opened it was out of use at that moment: what is below has the keyboard all the same.
      if (document.activeElement === document.body) stack.at(-1)?.querySelector<HTMLElement>('button')?.focus();
      focusNext();
    };
  }, []);

  return {
    ref: dialog,
    onCancel: (event: SyntheticEvent) => {
      // Whether it closes is the owner's decision; a file picker inside also sends cancel, which bubbles.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // The browser closes it at the second Escape in a row, or before anything was pressed in it, whatever was decided.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget && !event.currentTarget.open) showAgain(event.currentTarget);
    },
    onPointerDown: (event: PointerEvent) => {
      isPressedBeside.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent) => {
      // A press that began inside, such as to mark a text, and ended beside it is a click on the dialog, too; and so is the
      // second half of a double click whose first opened it.
      if (event.target === event.currentTarget && isPressedBeside.current && event.detail < 2) onClose();
    },
  };
}
