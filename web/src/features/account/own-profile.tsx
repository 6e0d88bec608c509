import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { ErrorState, LoadingState } from '../../components/ui/states.js';
import { Page } from '../../components/ui/surface.js';
import { readDraft } from '../../lib/drafts/drafts.js';
import { useAddressValues } from '../../lib/use-address-values.js';
import { isProfileComplete, profileControl } from '../../lib/profile-steps.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useProfile } from '../../lib/own-profile.js';
import { ProfileForm } from './components/profile-form.js';
import { ProfileView } from './components/profile-view.js';
import styles from './components/profile.module.css';
import { accountMessages } from './messages.js';
import { profileDraft } from './profile-rules.js';

export function OfMember() {
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
        <ProfileForm key={first} profile={data} first={first} onEnd={() => setEditing(false)} />
      ) : (
        <ProfileView profile={data} />
      )}
    </Page>
  );
}
