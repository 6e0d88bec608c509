import { toRupees } from '@deepam/contracts';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { IconButton } from '../../../components/ui/icon-button.js';
import { useAuth } from '../../../lib/auth/use-auth.js';
import { formatCount, formatRupees } from '../../../lib/format/money.js';
import { language } from '../../../lib/i18n/language.js';
import { languages } from '../../../lib/i18n/languages.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useStore } from '../../../lib/store.js';
import { useNotificationText } from '../use-notification-text.js';
import { creditMessages } from './credit-messages.js';
import styles from './credit-sheet.module.css';
import { totalOf, closeCredits, shownCredits } from './credits.js';
import { useVoice, sayArrived } from './voices.js';
import { chooseVoice, voiceChoice } from './voice-choice.js';

/** Renders the payout offer for new credits, if there is one. `news` is a new object after each credit. */
export type OffersPayout = (sheet: { readonly news: object; readonly onLeave: () => void }) => ReactNode;

/**
 * The sheet of new credits is one of the toasts at the foot of the window. It stays until it is closed and never takes
 * the focus. Its height is limited to 12.5rem, so the question about the voice comes with the second sheet, in place of
 * the payout.
 */
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
  const asksForVoice = choice === 'later' && voice !== null;
  const leave = () => {
    if (choice === null) chooseVoice(memberId!, 'later');
    closeCredits();
  };

  return (
    <section className={styles.sheet} aria-labelledby="credited">
      <div className={styles.head}>
        <div role="status" className={styles.sum}>
          <h2 id="credited">{t('credited', { amount: formatRupees(toRupees(total)) })}</h2>
        </div>
        {choice === 'on' && voice !== null && <IconButton round icon="sound" label={t('listen')} onClick={listen} />}
        <IconButton round icon="close" label={t('close')} onClick={leave} />
      </div>
      <p className={styles.from}>
        <span role="status">
          {credits.length === 1 ? say(notification).body : t('several', { count: formatCount(credits.length) })}
        </span>{' '}
        <Link to="/wallet" className={styles.wallet} onClick={leave}>
          {t('openWallet')}
        </Link>
      </p>
      {choice === 'on' && voice === null && (
        <p className={styles.soft} role="status">
          {t('noVoice', { language: languages[code] })}
        </p>
      )}
      {asksForVoice ? (
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
      ) : (
        <Suspense>{offersPayout({ news: credits, onLeave: leave })}</Suspense>
      )}
    </section>
  );
}
