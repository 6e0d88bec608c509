import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { payoutMessages } from '../messages.js';
import { CommissionHistoryDialog } from './commission-history-dialog.js';
import { CommissionRequestDialog } from './commission-request-dialog.js';
import styles from './payouts.module.css';

/** Buttons of the earnings card; the payouts are offered here to those whose commission card does not. */
export function EarningsActions({ showPayouts }: { showPayouts: boolean }) {
  const t = useText(payoutMessages);
  const [open, setOpen] = useState<'withdraw' | 'payouts' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={styles.actions}>
      <Button aria-haspopup="dialog" onClick={() => setOpen('withdraw')}>
        {t('withdrawButton')}
      </Button>
      {showPayouts && (
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen('payouts')}>
          {t('payoutsButton')}
        </Button>
      )}
      {open === 'withdraw' && <CommissionRequestDialog from="earnings" onClose={close} />}
      {open === 'payouts' && <CommissionHistoryDialog title={t('payoutsTitle')} onClose={close} />}
    </div>
  );
}
