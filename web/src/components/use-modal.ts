import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { focusHeir } from './use-kept-focus.js';

/** Those that are open, the uppermost last. */
const stack: HTMLDialogElement[] = [];

/** Only the uppermost is seen, above one scrim. */
function arrange(): void {
  stack.forEach((dialog, index) => {
    dialog.toggleAttribute('data-upon', index > 0);
    dialog.toggleAttribute('data-covered', index < stack.length - 1);
  });
}

/** For a `<dialog>` that is open as long as it is drawn: focus stays inside, Escape and a press beside it close, focus returns. */
export function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current!;
    const before = document.activeElement;
    element.showModal();
    stack.push(element);
    arrange();
    // The browser starts at the close button; a form marks where to start instead.
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      stack.splice(stack.indexOf(element), 1);
      // First what is below is seen again: nothing hidden takes the focus.
      arrange();
      element.close();
      if (before instanceof HTMLElement) before.focus();
      focusHeir();
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
    onClick: (event: MouseEvent) => {
      if (event.target === event.currentTarget) onClose();
    },
  };
}
