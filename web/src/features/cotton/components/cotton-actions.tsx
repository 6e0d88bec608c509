import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { cottonMessages } from '../messages.js';
import { CottonHistoryDialog } from './cotton-history-dialog.js';
import styles from './cotton.module.css';
import { RequestCottonDialog } from './request-cotton-dialog.js';

/** The two buttons of the cotton card, and what they open. */
export function CottonActions() {
  const t = useText(cottonMessages);
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
      {open === 'request' && <RequestCottonDialog onClose={close} />}
      {open === 'history' && <CottonHistoryDialog onClose={close} />}
    </div>
  );
}
