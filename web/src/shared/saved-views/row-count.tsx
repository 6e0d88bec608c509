import { type RefObject, useEffect, useState } from 'react';
import { formatCount } from '../../lib/format/money.js';
import { counted } from '../../lib/i18n/counted.js';
import { useText } from '../../lib/i18n/use-text.js';
import { savedViewMessages } from './saved-view-messages.js';
import styles from './saved-views.module.css';

const mostCounted = 10_000;

export function RowCount({ count }: { count: number | null | undefined }) {
  const t = useText(savedViewMessages);
  if (typeof count !== 'number') return null;
  const shown = count >= mostCounted ? t('manyRows', { count: formatCount(mostCounted) }) : formatCount(count);
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{t(counted('rows', count), { count: shown })}</span>
    </span>
  );
}

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
