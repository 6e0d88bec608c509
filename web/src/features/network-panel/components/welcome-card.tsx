import { CopyButton } from '../../../components/ui/copy-button.js';
import { DetailList } from '../../../components/ui/detail-list.js';
import { formatDate } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import type { AddedMember } from '../api.js';
import { networkMessages } from '../messages.js';
import styles from './network-panel.module.css';
import { useState } from 'react';
import { IconButton } from '../../../components/ui/icon-button.js';

/** The password is the sponsor's own input; the server never sends it. */
export function WelcomeCard({ added: { user, addedBy }, password }: { added: AddedMember; password: string }) {
  const t = useText(networkMessages);
  return (
    <div className={styles.welcome}>
      <p>{t('welcomeLead', { name: user.name })}</p>
      <p>{t('forOneUse', { name: user.name })}</p>
      <DetailList
        rows={[
          [t('name'), user.name],
          [t('mobile'), user.mobile],
          [t('password'), <TypedPassword key="password" password={password} />],
          [
            t('referralCode'),
            user.referralCode === null ? (
              t('codeFollows')
            ) : (
              <span key="code" className={styles.copyable}>
                {user.referralCode}
                <CopyButton value={user.referralCode} what={t('copyCode')} />
              </span>
            ),
          ],
          [t('registrationDate'), formatDate(user.registeredDate)],
          [t('plan'), user.requestedPlan ?? user.plan ?? t('noPlan')],
          [t('sponsorName'), addedBy.name],
        ]}
      />
      <p className={styles.soft}>{t('shareHint', { name: user.name })}</p>
    </div>
  );
}

/** The mask has a fixed length, so that it does not reveal the password's. */
function TypedPassword({ password }: { password: string }) {
  const t = useText(networkMessages);
  const [shown, setShown] = useState(false);
  return (
    <span className={styles.copyable}>
      {shown ? password : '••••••••'}
      <span className={styles.tools}>
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          size={18}
          className={styles.reveal}
          aria-pressed={shown}
          label={t(shown ? 'hidePassword' : 'showPassword')}
          onClick={() => setShown(!shown)}
        />
        <CopyButton value={password} what={t('copyPassword')} />
      </span>
    </span>
  );
}
