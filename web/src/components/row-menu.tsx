import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../lib/i18n/use-text.js';
import { Button } from './button.js';
import { deskMessages } from './desk-messages.js';
import { Icon } from './icon.js';
import styles from './row-menu.module.css';
import type { RowMenuItem } from './row-menu-items.js';
import { placeBelow } from './place-below.js';

/** Beside the button that most people come for: what else can be done with a row. Above everything, so that no table cuts it. */
export function RowMenu({ items, describedBy }: { items: readonly RowMenuItem[]; describedBy: string }) {
  const t = useText(deskMessages);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  // It stands at its button; when that moves, it goes.
  useEffect(() => {
    if (!open) return;
    placeBelow(menu.current!, button.current!);
    itemsOf(menu.current!)[0]?.focus();
    const close = () => menu.current?.hidePopover();
    window.addEventListener('scroll', close, { capture: true, passive: true, once: true });
    return () => window.removeEventListener('scroll', close, { capture: true });
  }, [open]);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const all = itemsOf(event.currentTarget);
    const at = all.findIndex((item) => item === document.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 + all.length, Home: 0, End: all.length - 1 }[event.key];
    if (next !== undefined) all[next % all.length]?.focus();
    else if (event.key === 'Tab') event.currentTarget.hidePopover();
    else return;
    event.preventDefault();
  }

  return (
    <>
      <Button
        ref={button}
        className={styles.button}
        size="small"
        variant="secondary"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={t('moreActions')}
        title={t('moreActions')}
        aria-describedby={describedBy}
      >
        <Icon name="more" size={20} />
      </Button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={t('moreActions')}
        className={styles.menu}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onKeyDown={onKeyDown}
      >
        {items.map(({ label, isRead = false, isDanger = false, onChoose }) => (
          <Button
            key={label}
            role="menuitem"
            tabIndex={-1}
            variant="quiet"
            className={`${styles.item} ${isDanger ? styles.danger : ''}`}
            needsLine={!isRead}
            onClick={() => {
              menu.current?.hidePopover();
              onChoose();
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </>
  );
}

const itemsOf = (menu: HTMLElement): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];
