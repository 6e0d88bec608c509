import { type RefObject, useLayoutEffect } from 'react';

/** What had the reader's place in it is just leaving. */
let isLeaving = false;
/** What stands there instead of it, and has not taken the focus yet. */
let heir: (() => void) | null = null;

/** Said by a table that leaves with the reader's place in it. */
export function leaveFocus(): void {
  isLeaving = true;
  // What takes its place is drawn in the same go.
  queueMicrotask(() => (isLeaving = false));
}

/**
 * Where something has left with the reader's place in it, what stands there now takes the focus, and leaves it to the next one: an
 * emptied page is followed by the one before.
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

/** After a dialog that was opened from a row which is no more. */
export function focusNext(): void {
  if (document.activeElement === document.body) heir?.();
  heir = null;
}
