import type { ReactNode } from 'react';
import styles from './panel.module.css';

interface Props {
  /** Where a link on the page leads to. */
  id?: string;
  title: string;
  lead?: string;
  /** Beside the title. */
  actions?: ReactNode;
  /** What is pressed and typed into alone: nothing of it is left on paper. */
  screenOnly?: boolean;
  children: ReactNode;
}

/** A titled part of a page with a table. On a phone it has no frame of its own, since each row is a card there. */
export function Panel({ id, title, lead, actions, screenOnly, children }: Props) {
  return (
    <section id={id} className={styles.panel} data-screen-only={screenOnly}>
      <div className={styles.head}>
        <div>
          <h2>{title}</h2>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}

/** Panels of a page, one below the other. */
export const Panels = ({ children }: { children: ReactNode }) => <div className={styles.panels}>{children}</div>;
