import type { ReactNode, Ref } from 'react';
import styles from './page-header.module.css';
import { usePageTitle } from './use-page-title.js';

export function PageHeader({
  title,
  lead,
  actions,
  titleRef,
  titleId,
}: {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  titleRef?: Ref<HTMLHeadingElement>;
  titleId?: string;
}) {
  usePageTitle(title);
  return (
    <header className={styles.header}>
      <div>
        <h1 id={titleId} ref={titleRef} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
