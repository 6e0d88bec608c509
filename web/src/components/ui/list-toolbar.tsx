import { type ReactNode, useId, useRef, useState } from 'react';
import { formatCount } from '../../lib/format/money.js';
import { useText } from '../../lib/i18n/use-text.js';
import { Button } from './button.js';
import { Icon } from './icon.js';
import { deskMessages } from './desk-messages.js';
import styles from './list-toolbar.module.css';
import { placeBelow } from './menu-button.js';

interface Props {
  search?: ReactNode;
  filters?: ReactNode;
  filtered?: number;
  children?: ReactNode;
}

export function ListToolbar({ search, filters, filtered = 0, children }: Props) {
  return (
    <div className={styles.toolbar} data-screen-only>
      {search}
      {filters !== undefined && <FilterButton filtered={filtered}>{filters}</FilterButton>}
      {children}
    </div>
  );
}

function FilterButton({ filtered, children }: { filtered: number; children: ReactNode }) {
  const t = useText(deskMessages);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button ref={button} variant="secondary" popoverTarget={id} aria-expanded={isOpen}>
        <Icon name="filter" size={18} />
        {t('filter')}
        {filtered > 0 && <span className={styles.filtered}>{formatCount(filtered)}</span>}
      </Button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={t('filter')}
        className={styles.filters}
        onToggle={({ currentTarget, newState }) => {
          setIsOpen(newState === 'open');
          if (newState === 'open') placeBelow(currentTarget, button.current!);
        }}
      >
        {children}
      </div>
    </>
  );
}
