import type { PlanName } from '@deepam/contracts';
import type { ReactNode } from 'react';
import styles from './small.module.css';

/** The back office shows `pending` and `rejected` in grey: amber is for overdue and doubtful work, red for danger. */
export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'flame' | 'pending' | 'rejected';

export function StatusBadge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`${styles.badge} ${tone === 'neutral' ? '' : styles[tone]}`}>{children}</span>;
}

export function PlanBadge({ plan }: { plan: PlanName }) {
  return (
    <span className={styles.badge} data-plan={plan}>
      {plan}
    </span>
  );
}
