import { useEffect, useState } from 'react';
import { Button } from '../../components/button.js';
import { onAnswered } from '../../lib/api/answered.js';
import type { EndpointName } from '../../lib/api/endpoint-types.js';
import { useText } from '../../lib/i18n/use-text.js';
import { lookAtPush, pushState } from '../../lib/push/push.js';
import { useStore } from '../../lib/store.js';
import { PushSwitch } from './components/push-switch.js';
import styles from './components/preferences.module.css';
import { notificationMessages } from './notification-messages.js';

/** After these the reader waits for a decision: the moment in which a message on the screen is wanted. */
const waitsForAnswer: ReadonlySet<EndpointName> = new Set([
  'requestPlanProof',
  'requestCotton',
  'requestReturn',
  'commissionRequest',
]);
const offeredKey = 'deepam-push-offered';

/** Offers push once in this browser, after the first request that a member makes. */
export default function PushOffer() {
  const t = useText(notificationMessages);
  const [isOpen, setIsOpen] = useState(false);
  const state = useStore(pushState);

  // A member who has it on keeps it on.
  useEffect(() => void lookAtPush(), []);
  useEffect(
    () =>
      onAnswered((name) => {
        if (!waitsForAnswer.has(name) || pushState.get() !== 'off' || wasOffered()) return;
        noteOffer();
        setIsOpen(true);
      }),
    [],
  );

  if (!isOpen || state !== 'off') return null;
  return (
    <section className={styles.offer} aria-labelledby="offer-title">
      <div>
        <h2 id="offer-title">{t('offerTitle')}</h2>
        <p className={styles.soft}>{t('pushLead')}</p>
      </div>
      <PushSwitch>
        <Button variant="quiet" onClick={() => setIsOpen(false)}>
          {t('pushLater')}
        </Button>
      </PushSwitch>
    </section>
  );
}

function wasOffered(): boolean {
  try {
    return localStorage.getItem(offeredKey) !== null;
  } catch {
    // Where nothing can be kept it would come every time.
    return true;
  }
}

function noteOffer(): void {
  try {
    localStorage.setItem(offeredKey, new Date().toISOString());
  } catch {
    // It was not offered then either.
  }
}
