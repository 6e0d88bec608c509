import { type ReactNode, useEffect } from 'react';
import styles from './page-header.module.css';

/** The one h1 of a page; also the title of the tab. */
export function PageHeader({ title, lead, actions }: { title: string; lead?: ReactNode; actions?: ReactNode }) {
  useEffect(() => {
    document.title = `${title} – Deepam`;
  }, [title]);
  return (
    <header className={styles.header}>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
