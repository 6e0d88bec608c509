import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './page-tabs.module.css';

interface Props {
  label: string;
  /** `to` is an address of the same page. */
  tabs: readonly { readonly to: string; readonly label: string; readonly isOpen: boolean }[];
  preventScrollReset?: boolean;
  /** What leads elsewhere. */
  children?: ReactNode;
}

/** Parts of a page, one at a time: each has an address, and leaves nothing behind in the history. */
export function PageTabs({ label, tabs, preventScrollReset, children }: Props) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          replace
          preventScrollReset={preventScrollReset}
          aria-current={tab.isOpen ? 'page' : undefined}
        >
          {tab.label}
        </Link>
      ))}
      {children}
    </nav>
  );
}
