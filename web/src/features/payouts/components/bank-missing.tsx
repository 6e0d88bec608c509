import { Link } from 'react-router-dom';
import { useText } from '../../../lib/i18n/use-text.js';
import { useProfile } from '../../../lib/own-profile.js';
import { hasBankAccount } from '../../../lib/profile-steps.js';
import { payoutMessages } from '../messages.js';
import styles from './payouts.module.css';

export function BankMissing() {
  const t = useText(payoutMessages);
  const { data: profile } = useProfile();
  if (profile === undefined || hasBankAccount(profile)) return null;
  return (
    <p className={styles.missing}>
      {t('bankMissing')} <Link to="/profile?field=bankAccountNo">{t('addBank')}</Link>
    </p>
  );
}
