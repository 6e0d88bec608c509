import type { memberAccount, ResponseOf } from '@deepam/contracts';
import { formatDateTime } from '../lib/format/date.js';
import { useText } from '../lib/i18n/use-text.js';
import { memberAccountMessages } from './member-account-messages.js';
import styles from './member-account.module.css';

export function AccountChanges({ suspension, changes }: ResponseOf<typeof memberAccount>) {
  const t = useText(memberAccountMessages);
  return (
    <>
      {suspension !== null && (
        <p className={styles.suspended}>
          {t('suspendedSince', { moment: formatDateTime(suspension.since), reason: suspension.reason })}
        </p>
      )}
      {changes.length > 0 && (
        <ul className={styles.changes} aria-label={t('history')}>
          {changes.map(({ _id, kind, at, reason }) => (
            <li key={_id}>
              {t(`kind.${kind}`)} <span className={styles.soft}>{formatDateTime(at)}</span>
              {reason !== null && <div className={styles.soft}>{reason}</div>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
