import { formatRupees } from '../../../lib/format/money.js';
import styles from './statement.module.css';

export function signed(rupees: number) {
  if (rupees === 0) return <span className={styles.money}>–</span>;
  return (
    <span className={`${styles.money} ${rupees > 0 ? styles.plus : styles.minus}`}>
      {rupees > 0 ? '+' : ''}
      {formatRupees(rupees)}
    </span>
  );
}
