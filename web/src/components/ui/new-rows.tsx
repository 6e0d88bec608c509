import { formatCount } from '../../lib/format/money.js';
import { counted } from '../../lib/i18n/counted.js';
import { useText } from '../../lib/i18n/use-text.js';
import { Button } from './button.js';
import { deskMessages } from './desk-messages.js';
import styles from './new-rows.module.css';
import type { HeldRows } from './use-steady-rows.js';

/** The line is rendered even without new rows, so that the layout does not shift. */
export function NewRows({ held: { count, showRows } }: { held: HeldRows }) {
  const t = useText(deskMessages);
  return (
    <div className={styles.line} role="status" data-screen-only>
      {count > 0 && (
        <>
          <span>{t(counted('newRows', count), { count: formatCount(count) })}</span>
          <Button size="small" variant="secondary" onClick={showRows}>
            {t('showNew')}
          </Button>
        </>
      )}
    </div>
  );
}
