import { Button } from '../../../components/ui/button.js';
import { Card } from '../../../components/ui/surface.js';
import { useAuth } from '../../../lib/auth/use-auth.js';
import { language } from '../../../lib/i18n/language.js';
import { languages } from '../../../lib/i18n/languages.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useStore } from '../../../lib/store.js';
import { creditMessages } from '../credits/credit-messages.js';
import { useVoice } from '../credits/use-voice.js';
import { chooseVoice, voiceChoice } from '../credits/voice-choice.js';
import { sayArrived } from '../credits/voices.js';
import switches from './kind-switches.module.css';
import styles from './preferences.module.css';

const exampleAmount = 25_000;

export function VoiceCard() {
  const t = useText(creditMessages);
  const { memberId } = useAuth();
  const choice = useStore(voiceChoice);
  const { language: code } = useStore(language);
  const voice = useVoice(code);
  return (
    <Card aria-labelledby="voice-title">
      <h2 id="voice-title">{t('title')}</h2>
      <p className={styles.soft}>{t('lead')}</p>
      <label className={switches.kind}>
        <span>{t('switch')}</span>
        <input
          type="checkbox"
          role="switch"
          className={switches.switch}
          checked={choice === 'on'}
          onChange={({ target }) => chooseVoice(memberId!, target.checked ? 'on' : 'off')}
        />
      </label>
      {voice === null ? (
        <p className={styles.soft} role="status">
          {t('noVoice', { language: languages[code] })}
        </p>
      ) : (
        <Button variant="secondary" className={styles.example} onClick={() => void sayArrived(code, exampleAmount)}>
          {t('example')}
        </Button>
      )}
    </Card>
  );
}
