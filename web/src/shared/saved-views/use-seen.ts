import { type RefObject, useEffect, useState } from 'react';

export function useSeen(box: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, [box, isSeen]);
  return isSeen;
}
