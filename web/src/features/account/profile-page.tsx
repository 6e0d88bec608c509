import { PageHeader } from '../../components/ui/page-header.js';
import { Page, Card } from '../../components/ui/surface.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { useText } from '../../lib/i18n/use-text.js';
import { accountMessages } from './messages.js';
import { DetailList } from '../../components/ui/detail-list.js';
import { ErrorState, LoadingState } from '../../components/ui/states.js';
import { useAccount } from '../../lib/auth/account.js';
import { PasskeysCard } from './components/passkeys/passkeys-card.js';
import { SecondFactorCard } from './components/second-factor/second-factor-card.js';
import { SessionsCard } from './components/sessions-card.js';
import styles from './components/profile.module.css';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { readDraft } from '../../lib/drafts/drafts.js';
import { useAddressValues } from '../../lib/use-address-values.js';
import { isProfileComplete, profileControl } from '../../lib/profile-steps.js';
import { useProfile } from '../../lib/own-profile.js';
import { ProfileForm } from './components/profile-form.js';
import { ProfileView } from './components/profile-view.js';
import { profileDraft } from './profile-rules.js';

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

function OfMember() {
  const t = useText(accountMessages);
  const profile = useProfile();
  // A draft from before a reload is in the form.
  const [isOpen, setOpen] = useState(() => readDraft(profileDraft.form, profileDraft.fields) !== null);
  const [address, changeAddress] = useAddressValues();
  const first = profileControl(address.get('field'));
  const editing = isOpen || first !== null;
  const setEditing = (next: boolean) => {
    setOpen(next);
    if (first !== null) changeAddress({ field: '' });
  };
  const { data } = profile;
  const title = useRef<HTMLHeadingElement>(null);
  const wasEditing = useRef(editing);

  // The focus was in the form, which has disappeared.
  useEffect(() => {
    if (wasEditing.current && !editing) title.current!.focus();
    wasEditing.current = editing;
  }, [editing]);

  return (
    <Page width="reading">
      <PageHeader
        title={t('profileTitle')}
        titleRef={title}
        actions={
          data !== undefined &&
          !editing && (
            <Button needsConnection onClick={() => setEditing(true)}>
              {t('edit')}
            </Button>
          )
        }
      />
      {data !== undefined && !data.isApproved && !data.isHead && (
        <p className={styles.note}>{t(isProfileComplete(data) ? 'waitingComplete' : 'waiting')}</p>
      )}
      {data === undefined ? (
        profile.isError ? (
          <ErrorState error={profile.error} onRetry={() => void profile.refetch()} />
        ) : (
          <LoadingState />
        )
      ) : editing ? (
        <ProfileForm key={first} profile={data} firstControl={first} onEnd={() => setEditing(false)} />
      ) : (
        <ProfileView profile={data} />
      )}
    </Page>
  );
}
