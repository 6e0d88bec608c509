import type { PayableRow } from '@deepam/contracts';
import { useText } from '../../../lib/i18n/use-text.js';
import { approvalRequestMessages } from '../../../lib/approval/messages.js';
import { askedOf } from './asked-of.js';
import styles from './payouts.module.css';

export function WaitsForSecond({ id, ...waits }: NonNullable<PayableRow['waits']> & { id: string }) {
  const t = useText(approvalRequestMessages);
  return (
    <p id={id} className={styles.soft}>
      {t('waitsSince')} {askedOf(waits, t)}
    </p>
  );
}
