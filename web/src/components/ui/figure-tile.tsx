import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './figure-tile.module.css';

export function FigureTileList({ size, children }: { size?: 'small'; children: ReactNode }) {
  return <ul className={`${styles.tiles} ${size === 'small' ? styles.small : ''}`}>{children}</ul>;
}

interface Props {
  name: string;
  value: ReactNode;
  to?: string;
  note?: string;
  children?: ReactNode;
}

export function FigureTile({ name, value, to, note, children }: Props) {
  const content = (
    <>
      <span className={styles.name}>{name}</span>
      <strong className={styles.value}>{value}</strong>
      {note !== undefined && <span className={styles.note}>{note}</span>}
      {children}
    </>
  );
  return (
    <li>
      {to === undefined ? (
        <div className={styles.tile}>{content}</div>
      ) : (
        <Link to={to} className={styles.tile}>
          {content}
        </Link>
      )}
    </li>
  );
}
