import networkImage from '../../../assets/art/network.svg';
import { ButtonLink } from '../../../components/button.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { homeMessages } from '../messages.js';
import styles from './join-us.module.css';

export function JoinUs() {
  const t = useText(homeMessages);
  return (
    <section className={styles.section}>
      <div className={styles.panel}>
        <div className={styles.words}>
          <h2>{t('joinTitle')}</h2>
          <p className={styles.lead}>{t('joinLead')}</p>
          <p>{t('joinText')}</p>
          <ButtonLink to="/contact" className={styles.action}>
            {t('contactUs')}
          </ButtonLink>
        </div>
        <img src={networkImage} alt="" width="640" height="420" loading="lazy" />
      </div>
    </section>
  );
}
