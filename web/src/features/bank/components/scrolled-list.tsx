import type { ReactNode } from 'react';
import styles from './bank.module.css';

/** Facts that scroll where they are many, also by the keyboard. */
export const ScrolledList = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={styles.scrolled} tabIndex={0} aria-label={label}>
    {children}
  </ul>
);
