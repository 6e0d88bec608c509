import { ButtonAnchor, ButtonLink } from '../../../components/ui/button.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { homeMessages } from '../messages.js';
import styles from './hero.module.css';

export function Hero() {
  const t = useText(homeMessages);
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <p className={styles.since}>{t('since')}</p>
          <h1 tabIndex={-1}>{t('headline')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <div className={styles.actions}>
            <ButtonAnchor href="#products" className={styles.explore}>
              {t('explore')}
            </ButtonAnchor>
            <ButtonLink to="/plans" variant="quiet" className={styles.plans}>
              {t('seePlans')}
            </ButtonLink>
          </div>
        </div>
        <div className={styles.art} />
      </div>
    </section>
  );
}
