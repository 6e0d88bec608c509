import { Link } from 'react-router-dom';
import { useText } from '../lib/i18n/use-text.js';
import styles from './footer.module.css';
import { Logo } from './logo.js';
import { appMessages } from './messages.js';

const links = [
  ['/about', 'aboutUs'],
  ['/faq', 'faqs'],
  ['/contact', 'contactUs'],
  ['/privacypolicy', 'privacy'],
  ['/terms-and-conditions', 'terms'],
  ['/promises', 'ourPromises'],
] as const;

const year = new Date().getFullYear();

export function Footer() {
  const t = useText(appMessages);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Logo />
          <p>{t('tagline')}</p>
        </div>
        <nav aria-label={t('footerMenu')}>
          <ul className={styles.links}>
            {links.map(([to, key]) => (
              <li key={to}>
                <Link to={to}>{t(key)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.rights}>{t('rights', { year })}</p>
      </div>
    </footer>
  );
}
