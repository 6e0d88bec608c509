import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { payoutMessages } from '../messages.js';
import { CommissionHistoryDialog } from './commission-history-dialog.js';
import { CommissionRequestDialog } from './commission-request-dialog.js';
import styles from './payouts.module.css';

/** The two buttons of the commission card, and what they open. */
export function CommissionActions() {
  const t = useText(payoutMessages);
  const [open, setOpen] = useState<'request' | 'history' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={styles.actions}>
      <Button aria-haspopup="dialog" onClick={() => setOpen('request')}>
        {t('requestButton')}
      </Button>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen('history')}>
        {t('historyButton')}
      </Button>
      {open === 'request' && <CommissionRequestDialog from="commission" onClose={close} />}
      {open === 'history' && <CommissionHistoryDialog title={t('historyTitle')} onClose={close} />}
    </div>
  );
}
