import type { ReactNode } from 'react';
import { Icon } from './icon.js';
import styles from './warning-notice.module.css';

/** What the head should see before a decision; the children are a list of facts. */
export function WarningNotice({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <div className={styles.notice} role="note" aria-label={title}>
      <Icon name="alert" size={22} />
      <div>
        <p>
          <strong>{title}</strong>
        </p>
        <p>{lead}</p>
        {children}
      </div>
    </div>
  );
}
