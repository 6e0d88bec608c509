import { type RefObject, useEffect } from 'react';

/**
 * Reserves room for a fixed bar at an edge of the window: the page scrolls further, other bars and dialogs end next to
 * it, and a focused element is scrolled out from under it.
 */
export function useTakenRoom(
  taker: RefObject<HTMLElement | null>,
  name: '--bar-height' | '--notices-height' | '--tabs-height' | '--toasts-height' | '--decide-height',
  place?: unknown,
): void {
  useEffect(() => {
    const element = taker.current!;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(name, `${element.offsetHeight}px`);
      const focused = document.activeElement;
      if (focused === null || focused.contains(element) || element.contains(focused)) return;
      const { top, bottom } = focused.getBoundingClientRect();
      const edge = element.getBoundingClientRect();
      if (bottom > edge.top && top < edge.bottom) focused.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [taker, name, place]);
}
