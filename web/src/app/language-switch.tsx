import { useText } from '../lib/i18n/use-text.js';
import { language } from '../lib/i18n/language.js';
import { languages } from '../lib/i18n/languages.js';
import { useStore } from '../lib/store.js';
import styles from './language-switch.module.css';
import { languageListName } from './follow-language-switch.js';
import { appMessages } from './messages.js';

const heardByTheDocument = (): void => {};

/** A native select works for thumbs, keyboards and screen readers alike. */
export function LanguageSwitch() {
  const t = useText(appMessages);
  const { language: current } = useStore(language);
  return (
    <span className={styles.switch}>
      <span className={styles.sign} aria-hidden="true">
        <span className={styles.latin}>A</span>
        <span className={styles.indian}>अ</span>
      </span>
      <span className={styles.name} aria-hidden="true">
        {languages[current]}
      </span>
      <select
        className={styles.select}
        name={languageListName}
        autoComplete="off"
        aria-label={t('language')}
        value={current}
        onChange={heardByTheDocument}
      >
        {Object.entries(languages).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
