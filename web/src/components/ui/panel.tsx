import type { ReactNode } from 'react';
import styles from './panel.module.css';

interface Props {
  id?: string;
  title: string;
  lead?: string;
  actions?: ReactNode;
  screenOnly?: boolean;
  isWholePage?: boolean;
  children: ReactNode;
}

export function Panel({ id, title, lead, actions, screenOnly, isWholePage = false, children }: Props) {
  return (
    <section id={id} className={isWholePage ? styles.page : styles.panel} data-screen-only={screenOnly}>
      {isWholePage ? (
        <h2 className="visually-hidden">{title}</h2>
      ) : (
        <div className={styles.head}>
          <div>
            <h2>{title}</h2>
            {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          </div>
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}

export const Panels = ({ children }: { children: ReactNode }) => <div className={styles.panels}>{children}</div>;
