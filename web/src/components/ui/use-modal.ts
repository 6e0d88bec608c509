import { type MouseEvent, type PointerEvent, type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react';
import { closeAtBack } from '../../lib/leave-guard.js';
import { focusNext } from './inherited-focus.js';
import { uppermostDialog } from './uppermost-dialog.js';

const stack: HTMLDialogElement[] = [];

function arrange(): void {
  stack.forEach((dialog, index) => {
    dialog.toggleAttribute('data-stacked', index > 0);
    dialog.toggleAttribute('data-covered', index < stack.length - 1);
  });
  uppermostDialog.set(stack.at(-1) ?? null);
}

/** Dialogs above this one are shown again as well, such as its question before leaving. */
function showAgain(element: HTMLDialogElement): void {
  const focused = document.activeElement;
  for (const dialog of stack.slice(stack.indexOf(element))) {
    dialog.close();
    dialog.showModal();
  }
  if (focused instanceof HTMLElement) focused.focus();
}

/**
 * The `<dialog>` is open while it is rendered: the focus stays inside, Escape, Back and a press outside close the
 * dialog, and the focus returns afterwards.
 */
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
    // The browser would focus the close button; a form marks its own start, and other dialogs start at their title.
    const start = element.querySelector<HTMLElement>('[data-autofocus]') ?? element.querySelector<HTMLElement>('h2');
    start?.focus();
    const end = closeAtBack(() => close());
    return () => {
      end();
      stack.splice(stack.indexOf(element), 1);
      // Lower dialogs are shown again first, because hidden elements can't take the focus.
      arrange();
      element.close();
      if (before instanceof HTMLElement) before.focus();
      // The opener may have been disabled, so the dialog below takes the focus.
      if (document.activeElement === document.body) stack.at(-1)?.querySelector<HTMLElement>('button')?.focus();
      focusNext();
    };
  }, []);

  return {
    ref: dialog,
    onCancel: (event: SyntheticEvent) => {
      // The owner decides about closing; a file picker inside also sends a bubbling cancel event.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // The browser closes the dialog at the second Escape in a row, or before any interaction, even if the owner keeps
    // it open.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget && !event.currentTarget.open) showAgain(event.currentTarget);
    },
    onPointerDown: (event: PointerEvent) => {
      isPressedBeside.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent) => {
      // A drag that began inside and ended outside also raises a click on the dialog; so does the second half of a
      // double click that opened it.
      if (event.target === event.currentTarget && isPressedBeside.current && event.detail < 2) onClose();
    },
  };
}
