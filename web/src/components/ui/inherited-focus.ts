import { type RefObject, useLayoutEffect } from 'react';

let isLeaving = false;
let heir: (() => void) | null = null;

/** A table that disappears with the focus calls this function. */
export function leaveFocus(): void {
  isLeaving = true;
  queueMicrotask(() => (isLeaving = false));
}

/**
 * The replacement of a disappearing element takes its focus, and passes it on in turn: the previous page follows an
 * emptied page.
 */
export function useInheritedFocus(element: RefObject<HTMLElement | null>, take = focusOn): void {
  useLayoutEffect(() => {
    const here = element.current;
    const takeHere = () => take(here);
    if (isLeaving) {
      heir = takeHere;
      if (document.querySelector('dialog[open]') === null) focusNext();
    }
    return () => {
      if (heir === takeHere || here?.contains(document.activeElement)) leaveFocus();
      if (heir === takeHere) heir = null;
    };
  }, [element, take]);
}

const focusOn = (element: HTMLElement | null): void => element?.focus();

export function focusNext(): void {
  if (document.activeElement === document.body) heir?.();
  heir = null;
}
