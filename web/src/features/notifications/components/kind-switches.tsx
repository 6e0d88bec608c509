import type { NotificationKind } from '@deepam/contracts';
import { useOfflineReason } from '../../../components/ui/offline-reason.js';
import { useAuth } from '../../../lib/auth/use-auth.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { type Preferences, useSetNotificationPreferences } from '../api.js';
import { groupsFor } from '../kind-groups.js';
import { kindMessages, notificationMessages } from '../notification-messages.js';
import styles from './kind-switches.module.css';

export function KindSwitches({ preferences }: { preferences: Preferences }) {
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
    <fieldset key={group} className={styles.group}>
      <legend>{t(`group.${group}`)}</legend>
      {kinds.map((kind) => (
        <label key={kind} className={styles.kind}>
          <span>{nameOf(kind)}</span>
          <input
            type="checkbox"
            role="switch"
            className={styles.switch}
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
