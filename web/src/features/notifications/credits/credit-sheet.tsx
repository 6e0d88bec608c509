import { toRupees } from '@deepam/contracts';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '../../../components/button.js';
import { IconButton } from '../../../components/icon-button.js';
import { useAuth } from '../../../lib/auth/use-auth.js';
import { formatCount, formatRupees } from '../../../lib/format/money.js';
import { language } from '../../../lib/i18n/language.js';
import { languages } from '../../../lib/i18n/languages.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useMembership } from '../../../lib/network/membership.js';
import { useBalance, withdrawableOf } from '../../../lib/own-balance.js';
import { useStore } from '../../../lib/store.js';
import { creditMessages } from './credit-messages.js';
import styles from './credit-sheet.module.css';
import { totalOf } from './credits.js';
import { closeCredits, shownCredits } from './shown-credits.js';
import { useVoice } from './use-voice.js';
import { chooseVoice, voiceChoice } from './voice-choice.js';
import { sayArrived } from './voices.js';

/** At the foot of the window, as toasts: what has just come in. It stays until it is closed and takes the focus from nobody. */
export default function CreditSheet() {
  const t = useText(creditMessages);
  const { memberId } = useAuth();
  const shown = useStore(shownCredits);
  const choice = useStore(voiceChoice);
  const { language: code } = useStore(language);
  const voice = useVoice(code);
  const balance = useBalance(shown !== null);
  const member = useMembership();
  const canWithdraw =
    balance.data !== undefined &&
    member.data !== undefined &&
    withdrawableOf(balance.data, member.data.plan).isPossible;
  if (shown === null) return null;
  const { credits, sentence } = shown;
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
          <p>{credits.length === 1 ? sentence : t('several', { count: formatCount(credits.length) })}</p>
        </div>
        <IconButton round icon="close" className={styles.close} label={t('close')} onClick={closeCredits} />
      </div>
      {choice === null && (
        <div className={styles.ask} role="group" aria-labelledby="ask-voice">
          <p id="ask-voice">{t('ask')}</p>
          <div className={styles.buttons}>
            <Button size="small" onClick={() => choose('on')}>
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
        {canWithdraw && (
          <ButtonLink size="small" to="/wallet?withdraw=now" onClick={closeCredits}>
            {t('withdraw')}
          </ButtonLink>
        )}
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
