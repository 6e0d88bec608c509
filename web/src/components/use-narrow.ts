import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const cardRem = 42.5;

function isTooNarrow(element: HTMLElement): boolean {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return element.clientWidth < cardRem * rem;
}

/** Whether an element is too narrow for a table; never on paper. `isAsked` is false where nothing depends on it. */
export function useNarrow(element: RefObject<HTMLElement | null>, isAsked: boolean): boolean {
  const [isNarrow, setIsNarrow] = useState(false);
  useLayoutEffect(() => {
    if (!isAsked) return;
    const measure = () => setIsNarrow(isTooNarrow(element.current!));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element.current!);
    // The browser draws the sheet as soon as this returns.
    const unfold = () => flushSync(() => setIsNarrow(false));
    window.addEventListener('beforeprint', unfold);
    window.addEventListener('afterprint', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', unfold);
      window.removeEventListener('afterprint', measure);
    };
  }, [element, isAsked]);
  return isNarrow;
}
