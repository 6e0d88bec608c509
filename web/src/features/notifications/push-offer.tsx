import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { currentToken, session } from '../../lib/auth/session.js';
import { memberOf } from '../../lib/auth/token-expiry.js';
import { useText } from '../../lib/i18n/use-text.js';
import { hasSaidNotNow, noteNotNow } from '../../lib/push/not-now.js';
import { isPushed, isUndecided, lookAtPush, pushState } from '../../lib/push/push.js';
import { useStore, useStorePart } from '../../lib/store.js';
import { PushSwitch } from './components/push-switch.js';
import styles from './components/preferences.module.css';
import { notificationMessages } from './notification-messages.js';

const reader = (): string => memberOf(currentToken() ?? '') ?? '';

const havingTheirOwn: ReadonlySet<string> = new Set(['/notifications', '/preferences']);

/** The offer is above the page, so that it covers nothing. */
export default function PushOffer() {
  const t = useText(notificationMessages);
  const [isOpen, setIsOpen] = useState(() => isUndecided() && !hasSaidNotNow(reader()));
  const state = useStore(pushState);
  const { pathname } = useLocation();

  // A renewed token may have ended the subscription of a member who has push on.
  const token = useStorePart(session, (now) => (now.status === 'in' ? now.token : ''));
  useEffect(() => void lookAtPush(), [token]);
  useEffect(() => {
    if (!isOpen) return;
    isPushed()
      .then((it) => it || setIsOpen(false))
      .catch(() => undefined);
  }, [isOpen]);

  if (!isOpen || state !== 'off' || havingTheirOwn.has(pathname)) return null;
  const refuse = () => {
    noteNotNow(reader());
    setIsOpen(false);
  };
  return (
    <section className={styles.offer} aria-labelledby="offer-title">
      <div>
        <h2 id="offer-title">{t('pushTitle')}</h2>
        <p className={styles.soft}>{t('pushLead')}</p>
      </div>
      <PushSwitch>
        <Button variant="quiet" onClick={refuse}>
          {t('pushLater')}
        </Button>
      </PushSwitch>
    </section>
  );
}
