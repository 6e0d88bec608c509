import { ButtonLink } from '../components/button.js';
import { useText } from '../lib/i18n/use-text.js';
import { tabMessages } from './tab-messages.js';
import styles from './wallet-link.module.css';

export function WalletLink() {
  const t = useText(tabMessages);
  return (
    <ButtonLink variant="secondary" className={styles.link} to="/wallet">
      {t('wallet')}
    </ButtonLink>
  );
}
