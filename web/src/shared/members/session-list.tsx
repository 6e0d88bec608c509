import type { SessionView } from '@deepam/contracts';
import { formatDateTime } from '../../lib/format/date.js';
import { useText } from '../../lib/i18n/use-text.js';
import { Button } from '../../components/ui/button.js';
import { sessionMessages } from './session-messages.js';
import { StatusBadge } from '../../components/ui/status-badge.js';
import styles from './session-list.module.css';

interface Props {
  sessions: readonly SessionView[];
  ending: string | null;
  canEndCurrent?: boolean;
  onEnd: (id: string) => void;
}

export function SessionList({ sessions, ending, canEndCurrent = false, onEnd }: Props) {
  const t = useText(sessionMessages);
  if (sessions.length === 0) return <p>{t('none')}</p>;
  const nameOf = ({ browser, system }: SessionView): string =>
    browser !== null && system !== null ? t('device', { browser, system }) : (browser ?? system ?? t('unknown'));
  return (
    <ul className={styles.list}>
      {sessions.map((session) => (
        <li key={session._id} className={styles.session}>
          <div>
            <p className={styles.device}>
              {nameOf(session)}
              {session.isCurrent && <StatusBadge tone="good">{t('current')}</StatusBadge>}
            </p>
            <p className={styles.seen}>
              {t('seen', { first: formatDateTime(session.firstSeenAt), last: formatDateTime(session.lastSeenAt) })}
            </p>
          </div>
          {(canEndCurrent || !session.isCurrent) && (
            <Button
              variant="secondary"
              size="small"
              aria-label={t('endNamed', { device: nameOf(session) })}
              busy={ending === session._id}
              onClick={() => onEnd(session._id)}
            >
              {t('end')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
