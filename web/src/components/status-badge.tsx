import type { PlanName } from '@deepam/contracts';
import type { ReactNode } from 'react';
import styles from './small.module.css';

export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'flame';

/** A state in a word; the word, not only the colour, tells it. */
export function StatusBadge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`${styles.badge} ${tone === 'neutral' ? '' : styles[tone]}`}>{children}</span>;
}

/** A plan in its metal, so that it looks like no state. */
export function PlanBadge({ plan }: { plan: PlanName }) {
  return (
    <span className={styles.badge} data-plan={plan}>
      {plan}
    </span>
  );
}
