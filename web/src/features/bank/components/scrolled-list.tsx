import type { ReactNode } from 'react';
import styles from './bank.module.css';

export const ScrolledList = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={styles.scrolled} tabIndex={0} aria-label={label}>
    {children}
  </ul>
);
