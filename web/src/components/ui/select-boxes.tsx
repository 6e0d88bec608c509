import { useText } from '../../lib/i18n/use-text.js';
import { deskMessages } from './desk-messages.js';
import styles from './select-boxes.module.css';
import type { useRowSelection } from './use-row-selection.js';

type Boxes = ReturnType<typeof useRowSelection>;

export function RowBox({ name, box }: { name: string; box: ReturnType<Boxes['ofRow' | 'ofBlockedRow']> }) {
  const t = useText(deskMessages);
  return (
    <label className={styles.box}>
      <input type="checkbox" {...box} aria-label={t('selectRow', { name })} />
    </label>
  );
}

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
