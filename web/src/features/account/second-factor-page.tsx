import { ButtonLink } from '../../components/ui/button.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { Page } from '../../components/ui/surface.js';
import { useAuth } from '../../lib/auth/use-auth.js';
import { useText } from '../../lib/i18n/use-text.js';
import { PasskeysCard } from './components/passkeys/passkeys-card.js';
import { SecondFactorCard } from './components/second-factor/second-factor-card.js';
import styles from './components/profile.module.css';
import { secondFactorMessages } from './second-factor-messages.js';

/** The page is the only one that is open before a required second factor. */
export default function SecondFactorPage() {
  const t = useText(secondFactorMessages);
  const { mustSetUpSecondFactor } = useAuth();
  return (
    <Page width="narrow">
      <PageHeader title={t('pageTitle')} lead={mustSetUpSecondFactor ? t('demanded') : undefined} />
      <div className={styles.cards}>
        <SecondFactorCard />
        <PasskeysCard />
      </div>
      {!mustSetUpSecondFactor && <ButtonLink to="/dashboard">{t('toDashboard')}</ButtonLink>}
    </Page>
  );
}
