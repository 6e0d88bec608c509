import type { ReactNode } from 'react';
import { Icon } from './icon.js';
import styles from './warning-notice.module.css';

interface Props {
  title: string;
  lead?: string;
  tone?: 'bad' | 'warn';
  children?: ReactNode;
}

export function WarningNotice({ title, lead, tone = 'bad', children }: Props) {
  return (
    <div className={styles.notice} data-tone={tone} role="note" aria-label={title}>
      <Icon name="alert" size={22} />
      <div>
        <p>
          <strong>{title}</strong>
        </p>
        {lead !== undefined && <p>{lead}</p>}
        {children}
      </div>
    </div>
  );
}
