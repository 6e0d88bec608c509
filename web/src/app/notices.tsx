import { useRef } from 'react';
import { Icon } from '../components/ui/icon.js';
import { useTakenRoom } from '../components/ui/use-taken-room.js';
import { useText } from '../lib/i18n/use-text.js';
import { useStore } from '../lib/store.js';
import { formatSince } from '../lib/format/date.js';
import { session } from '../lib/auth/session.js';
import { readableUntil } from '../lib/auth/token-expiry.js';
import { leaveFor } from '../lib/leave-guard.js';
import { connectivity } from '../lib/connectivity.js';
import { appMessages } from './messages.js';
import styles from './notices.module.css';
import { newVersionWaits, takeNewVersion } from './worker-contact.js';

export function Notices() {
  const t = useText(appMessages);
  const { isOnline, lastOnlineAt } = useStore(connectivity);
  const now = useStore(session);
  const until = now.status === 'in' && now.isOver === true ? readableUntil(now.token) : null;
  const say = (moment: number) => formatSince(new Date(moment));
  const newVersion = useStore(newVersionWaits);
  const foot = useRef<HTMLDivElement>(null);
  useTakenRoom(foot, '--notices-height');
  return (
    <div ref={foot} className={styles.notices} role="status">
      {!isOnline && (
        <p className={`${styles.notice} ${styles.oneLine}`}>
          <Icon name="alert" />
          <span>
            {until !== null
              ? t('offlineOver', { time: say(until) })
              : lastOnlineAt === null
                ? t('offline')
                : t('offlineSince', { time: say(lastOnlineAt) })}
          </span>
        </p>
      )}
      {newVersion && (
        <p className={styles.notice}>
          {t('newVersion')}
          <button type="button" className={styles.action} onClick={() => leaveFor(takeNewVersion)}>
            {t('useNewVersion')}
          </button>
        </p>
      )}
    </div>
  );
}
