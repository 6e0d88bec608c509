import { useText } from '../lib/i18n/use-text.js';
import type { RowState } from './bulk-work.js';
import styles from './bulk.module.css';
import { deskMessages } from './desk-messages.js';
import { Icon } from './icon.js';

/** What became of one row of many, in words. */
export function RowStateText({ state, ended }: { state: RowState; ended: boolean }) {
  const t = useText(deskMessages);
  switch (state.is) {
    case 'waiting':
      return <span className={styles.soft}>{t(ended ? 'notTried' : 'waiting')}</span>;
    case 'working':
      return <span className={styles.soft}>{t('working')}</span>;
    case 'done':
      return (
        <span className={styles.good}>
          <Icon name="check" size={18} />
          {t('done')}
        </span>
      );
    case 'unknown':
      return (
        <span className={styles.bad}>
          <Icon name="alert" size={18} />
          {t('unknown')}
        </span>
      );
    case 'refused':
      return (
        <span className={styles.bad}>
          <Icon name="alert" size={18} />
          {t('refused', { reason: state.reason })}
        </span>
      );
  }
}
