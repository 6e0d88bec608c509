import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { cottonOrderMessages } from '../order-page-messages.js';
import styles from './cotton.module.css';
import { CottonPayment } from './cotton-payment.js';

export function NotPaidYet({ kg }: { kg: number }) {
  const t = useText(cottonOrderMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.notPaid} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('notPaidYet')}</summary>
      {isOpen && <CottonPayment kg={kg} />}
    </details>
  );
}
