import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './page-tabs.module.css';

interface Props {
  label: string;
  tabs: readonly { readonly to: string; readonly label: string; readonly isOpen: boolean }[];
  preventScrollReset?: boolean;
  children?: ReactNode;
}

/** Each tab has an address and replaces the history entry. */
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
