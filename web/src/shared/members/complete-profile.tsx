import { useText } from '../../lib/i18n/use-text.js';
import { useProfile } from '../../lib/own-profile.js';
import { isProfileComplete } from '../../lib/profile-steps.js';
import { ButtonLink } from '../../components/ui/button.js';
import { dialogMessages } from '../../components/ui/dialog-messages.js';
import { ProfileChecklist } from './profile-checklist.js';
import { profileStepMessages } from './profile-step-messages.js';
import { EmptyState } from '../../components/ui/states.js';
import { GuideLine } from '../../components/ui/surface.js';

export function CompleteProfile({ isPage }: { isPage?: boolean }) {
  const t = useText(dialogMessages);
  const say = useText(profileStepMessages);
  const { data: profile } = useProfile();
  const isComplete = profile !== undefined && isProfileComplete(profile);
  return (
    <>
      <EmptyState title={isComplete ? say('completeTitle') : t('completeProfileTitle')} icon="user" isPage={isPage}>
        <p>{isComplete ? say('complete') : t('completeProfile')}</p>
        {!isComplete && <ButtonLink to="/profile">{t('completeProfileLink')}</ButtonLink>}
      </EmptyState>
      {profile !== undefined && <ProfileChecklist profile={profile} />}
      <GuideLine guide="wait" isFirst />
    </>
  );
}
