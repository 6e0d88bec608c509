import { type ReactNode, useState } from 'react';
import styles from './fold.module.css';

interface Props {
  title: string;
  startsOpen?: boolean;
  children: ReactNode;
}

/** The section is closed at first on a phone and open on larger screens. */
export function Fold({ title, startsOpen = false, children }: Props) {
  const [isOpen, setOpen] = useState(() => startsOpen || window.innerWidth >= 600);
  return (
    <details className={styles.fold} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {isOpen && <div className={styles.content}>{children}</div>}
    </details>
  );
}
