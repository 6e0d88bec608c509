import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon, type IconName } from '../components/ui/icon.js';
import { useTakenRoom } from '../components/ui/use-taken-room.js';
import styles from './bottom-tabs.module.css';
import { isKeyboardOpen } from './keyboard-open.js';

interface Place {
  readonly to: string;
  readonly holds?: readonly string[];
}

export interface Tab extends Place {
  readonly text: string;
  readonly icon: IconName;
  readonly mark?: ReactNode;
}

const typedInto = 'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=button], [type=submit])';

function useKeyboardOpen(): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const seen = window.visualViewport;
    const tallest = new Map<number, number>();
    const followKeyboard = () => {
      const height = seen === null ? window.innerHeight : seen.height * seen.scale;
      const width = window.innerWidth;
      tallest.set(width, Math.max(tallest.get(width) ?? 0, height));
      const isTyping = document.activeElement?.matches(typedInto) === true;
      setIsOpen(isKeyboardOpen({ isTyping, height, tallest: tallest.get(width)! }));
    };
    followKeyboard();
    const heard = [
      [window, 'resize'],
      [seen, 'resize'],
      [document, 'focusin'],
      [document, 'focusout'],
    ] as const;
    for (const [target, event] of heard) target?.addEventListener(event, followKeyboard);
    return () => {
      for (const [target, event] of heard) target?.removeEventListener(event, followKeyboard);
    };
  }, []);
  return isOpen;
}

/** @returns the value of `aria-current` for a link to the page */
export function currentAt(pathname: string, { to, holds = [] }: Place): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return [to, ...holds].some((page) => pathname === page || pathname.startsWith(`${page}/`)) ? 'true' : undefined;
}

/** The bar at the lower edge of a phone is hidden while the keyboard is open. */
export function BottomTabs({ label, tabs, children }: { label: string; tabs: readonly Tab[]; children?: ReactNode }) {
  const { pathname } = useLocation();
  const bar = useRef<HTMLElement>(null);
  useTakenRoom(bar, '--tabs-height');
  const isTyping = useKeyboardOpen();
  return (
    <nav ref={bar} className={styles.tabs} aria-label={label} hidden={isTyping}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link to={tab.to} className={styles.tab} aria-current={currentAt(pathname, tab)}>
              <Icon name={tab.icon} size={24} />
              <span>{tab.text}</span>
              {tab.mark}
            </Link>
          </li>
        ))}
        {children !== undefined && <li>{children}</li>}
      </ul>
    </nav>
  );
}

export const tabClass = styles.tab!;
