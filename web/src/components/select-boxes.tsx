import { useText } from '../lib/i18n/use-text.js';
import { deskMessages } from './desk-messages.js';
import styles from './select-boxes.module.css';
import type { useRowSelection } from './use-row-selection.js';

type Boxes = ReturnType<typeof useRowSelection>;

/** Selects one row. The label around it makes it easier to hit. */
export function RowBox({ name, box }: { name: string; box: ReturnType<Boxes['ofRow' | 'ofBlockedRow']> }) {
  const t = useText(deskMessages);
  return (
    <label className={styles.box}>
      <input type="checkbox" {...box} aria-label={t('selectRow', { name })} />
    </label>
  );
}

/** Selects all rows of the page, or none; `text` also shows what it does. */
export function PageBox({ box: { isPart, ...box }, text = false }: { box: Boxes['ofPage']; text?: boolean }) {
  const t = useText(deskMessages);
  return (
    <label className={text ? styles.ofPage : styles.box}>
      <input
        type="checkbox"
        {...box}
        ref={(input) => {
          if (input !== null) input.indeterminate = isPart;
        }}
        aria-label={t('selectPage')}
      />
      {text && t('selectPage')}
    </label>
  );
}
