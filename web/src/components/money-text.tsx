import { formatRupees } from '../lib/format/money.js';
import styles from './small.module.css';

/** An amount in rupees, as people in India write it. */
export function MoneyText({ rupees }: { rupees: number }) {
  return <span className={styles.money}>{formatRupees(rupees)}</span>;
}
