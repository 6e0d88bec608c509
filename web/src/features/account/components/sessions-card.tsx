import { sessionMessages } from '../../../shared/members/session-messages.js';
import { SessionsPanel } from '../../../shared/members/sessions-panel.js';
import { Card } from '../../../components/ui/surface.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useEndOtherSessions, useEndSession, useSessions } from '../api.js';
import styles from './profile.module.css';

export function SessionsCard() {
  const t = useText(sessionMessages);
  const sessions = useSessions();
  const end = useEndSession();
  const endOthers = useEndOtherSessions();
  return (
    <Card className={styles.whole} aria-labelledby="sessions-title">
      <h3 id="sessions-title" className={styles.title}>
        {t('title')}
      </h3>
      <p className={styles.soft}>{t('lead')}</p>
      <SessionsPanel
        sessions={sessions}
        end={end}
        endAll={endOthers}
        texts={{ endAll: t('endOthers'), title: t('askTitle'), text: t('askText') }}
      />
    </Card>
  );
}
