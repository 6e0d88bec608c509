import { ButtonLink, Button } from '../../components/ui/button.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { ErrorState, LoadingState } from '../../components/ui/states.js';
import { Card, Page } from '../../components/ui/surface.js';
import { useAuth } from '../../lib/auth/use-auth.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useNotificationPreferences, type Preferences, useSetNotificationPreferences } from './api.js';
import styles from './components/preferences.module.css';
import { PushSwitch, usePushState } from './components/push-switch.js';
import { notificationMessages, kindMessages } from './notification-messages.js';
import { language } from '../../lib/i18n/language.js';
import { languages } from '../../lib/i18n/languages.js';
import { useStore } from '../../lib/store.js';
import { creditMessages } from './credits/credit-messages.js';
import { useVoice, sayArrived } from './credits/voices.js';
import { chooseVoice, voiceChoice } from './credits/voice-choice.js';
import switches from './components/kind-switches.module.css';
import type { NotificationKind } from '@deepam/contracts';
import { useOfflineReason } from '../../components/ui/offline-reason.js';
import { showToast } from '../../lib/toast.js';
import { groupsFor } from './kind-groups.js';
import kindSwitchesStyles from './components/kind-switches.module.css';

function KindSwitches({ preferences }: { preferences: Preferences }) {
  const t = useText(notificationMessages);
  const say = useText(kindMessages);
  const { isHead } = useAuth();
  const { isStaff } = useDesk();
  const set = useSetNotificationPreferences();
  const offlineReason = useOfflineReason();
  const pushed = new Set(preferences.filter(({ push }) => push).map(({ kind }) => kind));
  const nameOf = (kind: NotificationKind): string => {
    // A broadcast has no fixed text, and a welcome is not a name for a switch.
    if (kind === 'broadcast' || kind === 'member-approved') return t(`kind.${kind}`);
    return say(`${kind}.title`);
  };

  return groupsFor({ isHead, isStaff }).map(([group, kinds]) => (
    <fieldset key={group} className={kindSwitchesStyles.group}>
      <legend>{t(`group.${group}`)}</legend>
      {kinds.map((kind) => (
        <label key={kind} className={kindSwitchesStyles.kind}>
          <span>{nameOf(kind)}</span>
          <input
            type="checkbox"
            role="switch"
            className={kindSwitchesStyles.switch}
            disabled={offlineReason !== undefined}
            aria-description={offlineReason?.short}
            checked={pushed.has(kind)}
            onChange={({ target }) =>
              set.mutate({ kind, push: target.checked }, { onError: () => showToast(t('preferenceFailed'), 'failure') })
            }
          />
        </label>
      ))}
    </fieldset>
  ));
}

const exampleAmount = 25_000;

function VoiceCard() {
  const t = useText(creditMessages);
  const { memberId } = useAuth();
  const choice = useStore(voiceChoice);
  const { language: code } = useStore(language);
  const voice = useVoice(code);
  return (
    <Card aria-labelledby="voice-title">
      <h2 id="voice-title">{t('title')}</h2>
      <p className={styles.soft}>{t('lead')}</p>
      <label className={switches.kind}>
        <span>{t('switch')}</span>
        <input
          type="checkbox"
          role="switch"
          className={switches.switch}
          checked={choice === 'on'}
          onChange={({ target }) => chooseVoice(memberId!, target.checked ? 'on' : 'off')}
        />
      </label>
      {voice === null ? (
        <p className={styles.soft} role="status">
          {t('noVoice', { language: languages[code] })}
        </p>
      ) : (
        <Button variant="secondary" className={styles.example} onClick={() => void sayArrived(code, exampleAmount)}>
          {t('example')}
        </Button>
      )}
    </Card>
  );
}

export default function PreferencesPage() {
  const t = useText(notificationMessages);
  const preferences = useNotificationPreferences();
  const push = usePushState();
  const { isHead } = useAuth();
  const { isStaff } = useDesk();
  return (
    <Page width="reading">
      <PageHeader
        title={t('preferencesTitle')}
        lead={t('preferencesLead')}
        actions={
          <ButtonLink variant="secondary" to="/notifications">
            {t('backToList')}
          </ButtonLink>
        }
      />
      <div className={styles.page}>
        <Card aria-labelledby="push-title" className={styles.push}>
          <div>
            <h2 id="push-title">{t('pushTitle')}</h2>
            {push !== 'unsupported' && <p className={styles.soft}>{t('pushLead')}</p>}
          </div>
          <PushSwitch />
        </Card>
        {!isHead && !isStaff && <VoiceCard />}
        <Card aria-labelledby="kinds-title">
          <h2 id="kinds-title">{t('kinds')}</h2>
          <p className={styles.soft}>{t('kindsHint')}</p>
          {preferences.data !== undefined ? (
            <KindSwitches preferences={preferences.data} />
          ) : preferences.isError ? (
            <ErrorState error={preferences.error} onRetry={() => void preferences.refetch()} />
          ) : (
            <LoadingState neverKept />
          )}
        </Card>
      </div>
    </Page>
  );
}
