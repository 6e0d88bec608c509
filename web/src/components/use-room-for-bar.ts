import { type RefObject, useEffect } from 'react';

/** Reports the bar's height to the table, and scrolls a covered row into view. */
export function useRoomForBar(bar: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffect(() => {
    const element = bar.current;
    const table = element?.closest<HTMLElement>('[data-table]');
    if (!element || !table) return;
    const observer = new ResizeObserver(() => {
      table.style.setProperty('--bulk-height', `${element.offsetHeight}px`);
      const focused = document.activeElement?.closest('[data-row]') && document.activeElement;
      if (focused && table.contains(focused)) focused.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      table.style.removeProperty('--bulk-height');
    };
  }, [bar, isThere]);
}
