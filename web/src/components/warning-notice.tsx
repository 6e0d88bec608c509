import type { ReactNode } from 'react';
import { Icon } from './icon.js';
import styles from './warning-notice.module.css';

interface Props {
  title: string;
  lead?: string;
  /** `warn` for a doubt, `bad` for what speaks against approving. */
  tone?: 'bad' | 'warn';
  /** A list of facts. */
  children?: ReactNode;
}

/** What the head should see before a decision. */
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
