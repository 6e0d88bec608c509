import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../../../components/ui/icon.js';
import { Card } from '../../../components/ui/surface.js';
import styles from './stat-card.module.css';

interface Props {
  title: string;
  icon: IconName;
  value: ReactNode;
  hint?: ReactNode;
  children?: ReactNode;
}

export function StatCard({ isWide = false, ...props }: Props & { isWide?: boolean }) {
  return (
    <Card as="div" className={`${styles.card} ${isWide ? styles.wide : ''}`}>
      <Stat {...props} />
    </Card>
  );
}

export function StatGroup({ children }: { children: ReactNode }) {
  return (
    <Card as="div" className={`${styles.card} ${styles.wide} ${styles.group}`}>
      {children}
    </Card>
  );
}

export function Stat({ title, icon, value, hint, children }: Props) {
  const id = useId();
  return (
    <article aria-labelledby={id} className={styles.stat}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <p className={styles.value}>{value}</p>
      {hint !== undefined && <div className={styles.hint}>{hint}</div>}
      {children && <div className={styles.actions}>{children}</div>}
    </article>
  );
}
