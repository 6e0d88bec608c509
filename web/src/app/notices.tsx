import { Icon } from '../components/icon.js';
import { useText } from '../lib/i18n/use-text.js';
import { useStore } from '../lib/store.js';
import { useOnline } from '../lib/use-online.js';
import { appMessages } from './messages.js';
import styles from './notices.module.css';
import { newVersionWaits, takeNewVersion } from './worker-contact.js';

/** What concerns every page, at the foot of the window: that the line is gone, and that a new version is there. */
export function Notices() {
  const t = useText(appMessages);
  const online = useOnline();
  const newVersion = useStore(newVersionWaits);
  return (
    <div className={styles.notices} role="status">
      {!online && (
        <p className={`${styles.notice} ${styles.oneLine}`}>
          <Icon name="alert" />
          <span>{t('offline')}</span>
        </p>
      )}
      {newVersion && (
        <p className={styles.notice}>
          {t('newVersion')}
          <button type="button" className={styles.action} onClick={takeNewVersion}>
            {t('useNewVersion')}
          </button>
        </p>
      )}
    </div>
  );
}
