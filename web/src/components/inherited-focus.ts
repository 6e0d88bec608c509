import { type RefObject, useLayoutEffect } from 'react';

/** A table is just leaving with the reader's place in it. */
let isLeaving = false;
/** What stands there instead of it, and has not had the focus yet. */
let heir: HTMLElement | null = null;

/** Said by a table that leaves with the reader's place in it. */
export function leaveFocus(): void {
  isLeaving = true;
  // What takes its place is drawn in the same go.
  queueMicrotask(() => (isLeaving = false));
}

/** Where a table has left with the reader's place in it, what stands there now gets the focus. */
export function useInheritedFocus(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!isLeaving) return;
    const here = element.current;
    heir = here;
    if (document.querySelector('dialog[open]') === null) focusNext();
    return () => {
      if (heir === here) heir = null;
    };
  }, [element]);
}

/** After a dialog that was opened from a row which is no more. */
export function focusNext(): void {
  if (document.activeElement === document.body) heir?.focus();
  heir = null;
}
