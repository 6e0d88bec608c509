import { useRef, type RefObject, useEffect } from 'react';
import { formatCount } from '../../lib/format/money.js';
import { counted } from '../../lib/i18n/counted.js';
import { useText } from '../../lib/i18n/use-text.js';
import styles from './bulk.module.css';
import { Button } from '../../components/ui/button.js';
import { deskMessages } from '../../components/ui/desk-messages.js';
import { Icon } from '../../components/ui/icon.js';

export interface BulkAction {
  readonly label: string;
  readonly count: number;
  readonly onChoose: () => void;
}

interface Props {
  count: number;
  actions: readonly BulkAction[];
  onClear: () => void;
}

export function BulkBar({ count, actions, onClear }: Props) {
  const t = useText(deskMessages);
  const bar = useRef<HTMLDivElement>(null);
  useRoomForBar(bar, count > 0);
  if (count === 0) return null;
  return (
    <div
      ref={bar}
      className={styles.bar}
      data-screen-only
      role="region"
      aria-label={t('selection')}
      data-bulk
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return;
        const checked = currentTarget.closest('[data-table]')?.querySelector<HTMLElement>('[data-select]:checked');
        checked?.focus();
      }}
    >
      <div className={styles.count}>
        <span role="status">{t(counted('selected', count), { count: formatCount(count) })}</span>
        <Button
          size="small"
          variant="quiet"
          aria-label={t('clearSelection')}
          title={t('clearSelection')}
          onClick={onClear}
        >
          <Icon name="close" size={18} />
        </Button>
      </div>
      {actions
        .filter((action) => action.count > 0)
        .map((action, place) => (
          <Button
            key={action.label}
            size="small"
            needsConnection
            variant={place === 0 ? 'primary' : 'secondary'}
            aria-haspopup="dialog"
            onClick={action.onChoose}
          >
            {t('actionCount', { action: action.label, count: formatCount(action.count) })}
          </Button>
        ))}
    </div>
  );
}

function useRoomForBar(bar: RefObject<HTMLElement | null>, isThere: boolean): void {
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
