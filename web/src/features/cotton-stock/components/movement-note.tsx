import type { CottonMovement } from '@deepam/contracts';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../../../components/status-badge.js';
import styles from './cotton-stock.module.css';
import type { Text } from './movement-text.js';

export const describing = ({ _id }: CottonMovement): string => `movement-${_id}`;

export function noteOf(t: Text, movement: CottonMovement) {
  const { reason, by, orderId, isCorrected } = movement;
  if (reason === null && by === null && orderId === null && !isCorrected) return null;
  return (
    <div className={styles.lines}>
      {isCorrected && <StatusBadge tone="warn">{t('wasTakenBack')}</StatusBadge>}
      {reason !== null && <span>{reason}</span>}
      {by !== null && <span className={styles.soft}>{t('notedBy', { name: by })}</span>}
      {orderId !== null && (
        <Link to={`/dashboard?order=${orderId}#cotton`} aria-describedby={describing(movement)}>
          {t('order')}
        </Link>
      )}
    </div>
  );
}
