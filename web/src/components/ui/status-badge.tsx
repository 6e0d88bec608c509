import type { PlanName } from '@deepam/contracts';
import type { ReactNode } from 'react';
import styles from './small.module.css';

export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'flame';

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
