import { formatRupees } from '../../lib/format/money.js';
import styles from './small.module.css';

export function MoneyText({ rupees }: { rupees: number }) {
  return <span className={styles.money}>{formatRupees(rupees)}</span>;
}
