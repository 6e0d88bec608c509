import type { ReactNode } from 'react';
import styles from './small.module.css';

export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'brand';

/** A state in a word; the word, not only the colour, tells it. */
export function StatusBadge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`${styles.badge} ${tone === 'neutral' ? '' : styles[tone]}`}>{children}</span>;
}
