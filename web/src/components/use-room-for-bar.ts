import { type RefObject, useEffect } from 'react';

/** Tells the table how tall the bar below its rows is, and brings a row's box back that the bar has just covered. */
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
