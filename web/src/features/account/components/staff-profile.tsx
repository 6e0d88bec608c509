import { DetailList } from '../../../components/detail-list.js';
import { ErrorState, LoadingState } from '../../../components/states.js';
import { Card } from '../../../components/surface.js';
import { useAccount } from '../../../lib/auth/account.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { accountMessages } from '../messages.js';
import { PasskeysCard } from './passkeys/passkeys-card.js';
import { SecondFactorCard } from './second-factor/second-factor-card.js';
import { SessionsCard } from './sessions-card.js';
import styles from './profile.module.css';

export function StaffProfile() {
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
