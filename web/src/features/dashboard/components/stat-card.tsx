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
  isWide?: boolean;
}

export function StatCard({ title, icon, value, hint, children, isWide = false }: Props) {
  const id = useId();
  return (
    <Card as="article" aria-labelledby={id} className={`${styles.stat} ${isWide ? styles.statWide : ''}`}>
      <div className={styles.statHead}>
        <h2 id={id} className={styles.statTitle}>
          {title}
        </h2>
        <span className={styles.statIcon}>
          <Icon name={icon} />
        </span>
      </div>
      <p className={styles.statValue}>{value}</p>
      {hint !== undefined && <div className={styles.statHint}>{hint}</div>}
      {children && <div className={styles.statActions}>{children}</div>}
    </Card>
  );
}
