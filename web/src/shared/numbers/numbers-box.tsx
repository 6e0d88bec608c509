import type { ReactNode } from 'react';
import { CopyButton } from '../../components/ui/copy-button.js';
import styles from './numbers-box.module.css';

interface Props {
  title: string;
  hint?: string;
  children: ReactNode;
}

export function NumbersBox({ title, hint, children }: Props) {
  return (
    <section className={styles.box} aria-label={title}>
      <h3>{title}</h3>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  );
}

export function CopiedValue({ value, what }: { value: string; what: string }) {
  return (
    <span className={styles.copied}>
      <span>{value}</span>
      <CopyButton value={value} what={what} />
    </span>
  );
}
