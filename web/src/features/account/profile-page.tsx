import { PageHeader } from '../../components/ui/page-header.js';
import { Page, Card } from '../../components/ui/surface.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { useText } from '../../lib/i18n/use-text.js';
import { accountMessages } from './messages.js';
import { OfMember } from './own-profile.js';
import { DetailList } from '../../components/ui/detail-list.js';
import { ErrorState, LoadingState } from '../../components/ui/states.js';
import { useAccount } from '../../lib/auth/account.js';
import { PasskeysCard } from './components/passkeys/passkeys-card.js';
import { SecondFactorCard } from './components/second-factor/second-factor-card.js';
import { SessionsCard } from './components/sessions-card.js';
import styles from './components/profile.module.css';

export default function ProfilePage() {
  return useDesk().isStaff ? <OfStaff /> : <OfMember />;
}

function OfStaff() {
  const t = useText(accountMessages);
  return (
    <Page width="reading">
      <PageHeader title={t('profileTitle')} />
      <StaffProfile />
    </Page>
  );
}

function StaffProfile() {
  const t = useText(accountMessages);
  const { data, isError, error, refetch } = useAccount(true);
  if (data === undefined)
    return isError ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />;
  return (
    <div className={styles.cards}>
      <Card>
        <h2 className={styles.title}>{t('personal')}</h2>
        <DetailList
          rows={[
            [t('name'), data.name],
            [t('mobile'), data.mobile],
          ]}
        />
      </Card>
      <h2 className={styles.group}>{t('accountGroup')}</h2>
      <PasskeysCard />
      <SecondFactorCard />
      <SessionsCard />
    </div>
  );
}
