import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MoneyText } from '../../../components/money-text.js';
import styles from './business-desk.module.css';

interface Props {
  name: string;
  rupees: number;
  /** The rows that the number is of. */
  to: string;
  children?: ReactNode;
}

/** A number that leads to its rows. */
export function MoneyTile({ name, rupees, to, children }: Props) {
  return (
    <li>
      <Link to={to} className={styles.tile}>
        <span className={styles.tileName}>{name}</span>
        <strong className={styles.tileValue}>
          <MoneyText rupees={rupees} />
        </strong>
        {children}
      </Link>
    </li>
  );
}
