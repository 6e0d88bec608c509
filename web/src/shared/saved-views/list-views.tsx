import { type ReactNode, useEffect, useRef } from 'react';
import { deskMessages } from '../../components/ui/desk-messages.js';
import { useText } from '../../lib/i18n/use-text.js';
import styles from './list-views.module.css';
import { RowCount, useSeen } from './row-count.js';
import { useViewCounts, type ViewCount } from './saved-views-query.js';

interface ViewTab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly isCounted?: boolean;
  /** The page already knows this count. */
  readonly mark?: ReactNode;
}

interface Props<Value extends string> {
  label: string;
  parameter: string;
  tabs: readonly ViewTab<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
  count?: ViewCount;
  children?: ReactNode;
}

export function ListViews<Value extends string>({
  label,
  parameter,
  tabs,
  chosen,
  onChoose,
  count,
  children,
}: Props<Value>) {
  const t = useText(deskMessages);
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(box);
  // On a phone the strip scrolls, so the chosen tab may be outside the view.
  useEffect(() => {
    const tab = box.current?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (tab) box.current!.scrollLeft = tab.offsetLeft - (box.current!.clientWidth - tab.offsetWidth) / 2;
  }, [chosen]);
  const countedTabs = tabs.filter(({ isCounted }) => isCounted);
  const queries = countedTabs.map(({ value, label }) => ({ name: label, query: `${parameter}=${value}` }));
  const counts = useViewCounts(count, queries, isSeen);
  const name = `${t('views')}: ${label}`;
  return (
    <div ref={box} role="region" tabIndex={0} className={styles.strip} aria-label={name} data-screen-only>
      <div role="group" className={styles.tabs} aria-label={name}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            className={styles.tab}
            aria-pressed={tab.value === chosen}
            onClick={() => onChoose(tab.value)}
          >
            {tab.label}
            <RowCount count={counts[countedTabs.indexOf(tab)]} />
            {tab.mark}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}
