import { toRupees } from '@deepam/contracts';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button.js';
import { IconButton } from '../../../components/icon-button.js';
import { useAuth } from '../../../lib/auth/use-auth.js';
import { formatCount, formatRupees } from '../../../lib/format/money.js';
import { language } from '../../../lib/i18n/language.js';
import { languages } from '../../../lib/i18n/languages.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useStore } from '../../../lib/store.js';
import { useNotificationText } from '../use-notification-text.js';
import { creditMessages } from './credit-messages.js';
import styles from './credit-sheet.module.css';
import { totalOf } from './credits.js';
import { closeCredits, shownCredits } from './shown-credits.js';
import { useVoice } from './use-voice.js';
import { chooseVoice, voiceChoice } from './voice-choice.js';
import { sayArrived } from './voices.js';

/** Draws how what has come can be withdrawn; nothing where it cannot be. `news` is another object after more has come. */
export type OffersPayout = (sheet: { readonly news: object; readonly onLeave: () => void }) => ReactNode;

/** At the foot of the window, as toasts: what has just come in. It stays until it is closed and takes the focus from nobody. */
export default function CreditSheet({ offersPayout }: { offersPayout: OffersPayout }) {
  const t = useText(creditMessages);
  const say = useNotificationText();
  const { memberId } = useAuth();
  const shown = useStore(shownCredits);
  const choice = useStore(voiceChoice);
  const { language: code } = useStore(language);
  const voice = useVoice(code);
  if (shown === null) return null;
  const { credits, notification } = shown;
  const total = totalOf(credits);
  const listen = () => void sayArrived(code, total);
  const choose = (next: 'on' | 'off') => {
    chooseVoice(memberId!, next);
    if (next === 'on') listen();
  };

  return (
    <section className={styles.sheet} aria-labelledby="credited">
      <div className={styles.head}>
        <div role="status">
          <h2 id="credited" className={styles.sum}>
            {t('credited', { amount: formatRupees(toRupees(total)) })}
          </h2>
          <p>{credits.length === 1 ? say(notification).body : t('several', { count: formatCount(credits.length) })}</p>
        </div>
        <IconButton round icon="close" className={styles.close} label={t('close')} onClick={closeCredits} />
      </div>
      <Suspense>{offersPayout({ news: credits, onLeave: closeCredits })}</Suspense>
      {choice === null && (
        <div className={styles.ask} role="group" aria-labelledby="ask-voice">
          <p id="ask-voice">{t('ask')}</p>
          <div className={styles.buttons}>
            <Button size="small" variant="secondary" onClick={() => choose('on')}>
              {t('yes')}
            </Button>
            <Button size="small" variant="secondary" onClick={() => choose('off')}>
              {t('no')}
            </Button>
          </div>
        </div>
      )}
      {choice === 'on' && voice === null && (
        <p className={styles.soft} role="status">
          {t('noVoice', { language: languages[code] })}
        </p>
      )}
      <div className={styles.buttons}>
        <Link to="/wallet" className={styles.wallet} onClick={closeCredits}>
          {t('openWallet')}
        </Link>
        {choice === 'on' && voice && (
          <Button size="small" variant="secondary" onClick={listen}>
            {t('listen')}
          </Button>
        )}
      </div>
    </section>
  );
}
