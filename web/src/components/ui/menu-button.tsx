import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from './button.js';
import styles from './menu-button.module.css';

const gap = 4;

/** The menu opens below its button, or above without room, and stays inside the window. */
export function placeBelow(menu: HTMLElement, button: HTMLElement): void {
  const box = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const below = box.bottom + gap + height <= window.innerHeight;
  menu.style.top = `${below ? box.bottom + gap : Math.max(gap, box.top - gap - height)}px`;
  menu.style.left = `${Math.max(gap, Math.min(box.right, window.innerWidth - gap) - width)}px`;
}

export interface MenuItem {
  readonly label: string;
  readonly isRead?: boolean;
  readonly isDanger?: boolean;
  readonly onChoose: () => void;
}

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick' | 'popoverTarget'> {
  menuLabel: string;
  items: readonly MenuItem[];
}

export function MenuButton({ menuLabel, items, ...look }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return;
    const [shown, at] = [menu.current!, button.current!.getBoundingClientRect()];
    placeBelow(shown, button.current!);
    shown.dataset['placed'] = '';
    itemsOf(shown)[0]?.focus();
    // The end of a scroll that precedes the press does not move the button.
    const follow = () => {
      const now = button.current?.getBoundingClientRect();
      if (now?.top !== at.top || now.left !== at.left) shown.hidePopover();
    };
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      delete shown.dataset['placed'];
      window.removeEventListener('scroll', follow, { capture: true });
    };
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
        {...look}
        ref={button}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={menuLabel}
      />
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={menuLabel}
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
            needsConnection={!isRead}
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
