import { type RefObject, useLayoutEffect, useState } from 'react';

/** Pixels; rows are all of this height, so that where they stand needs no measuring. */
export const rowHeight = 64;
const spare = 6;

/** Which rows are in sight of a scrolling element: however long the list, only they are drawn. */
export function useRowWindow(frame: RefObject<HTMLDivElement | null>, count: number) {
  const [seen, setSeen] = useState({ top: 0, height: 640 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const look = () => setSeen({ top: element.scrollTop, height: element.clientHeight });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [frame]);
  return {
    first: Math.max(0, Math.floor(seen.top / rowHeight) - spare),
    last: Math.min(count, Math.ceil((seen.top + seen.height) / rowHeight) + spare),
  };
}

export function bringIntoView(element: HTMLDivElement | null, index: number): void {
  if (element === null) return;
  const top = index * rowHeight;
  if (top < element.scrollTop) element.scrollTop = top;
  else if (top + rowHeight > element.scrollTop + element.clientHeight) {
    element.scrollTop = top + rowHeight - element.clientHeight;
  }
}
