import { type RefObject, useEffect } from 'react';

/**
 * Tells the page how high something is that stays at an edge of the window, so that nothing to press is left under it: the page
 * scrolls that much further, bars and dialogs end beside it, and what has the keyboard is brought back from under it.
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
