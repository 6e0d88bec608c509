import { Card } from '../../../components/ui/surface.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { notificationMessages } from '../notification-messages.js';
import styles from './preferences.module.css';
import { PushSwitch, usePushState } from './push-switch.js';

export function PushCard() {
  const t = useText(notificationMessages);
  const state = usePushState();
  if (state !== 'off') return null;
  return (
    <Card aria-labelledby="push-title" className={styles.push}>
      <div>
        <h2 id="push-title">{t('pushTitle')}</h2>
        <p className={styles.soft}>{t('pushLead')}</p>
      </div>
      <PushSwitch />
    </Card>
  );
}
