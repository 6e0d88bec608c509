import type { PasskeyView } from '@deepam/contracts';
import { Button } from '../../../../components/ui/button.js';
import { StatusBadge } from '../../../../components/ui/status-badge.js';
import { formatDate, formatDateTime } from '../../../../lib/format/date.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { passkeysMessages } from '../../passkeys-messages.js';
import styles from './passkeys.module.css';

interface Props {
  passkeys: readonly PasskeyView[];
  onRemove: (passkey: PasskeyView) => void;
}

export function PasskeyList({ passkeys, onRemove }: Props) {
  const t = useText(passkeysMessages);
  return (
    <ul className={styles.list}>
      {passkeys.map((passkey) => {
        const { _id, name, createdAt, lastUsedAt, isBackedUp } = passkey;
        const added = formatDate(createdAt);
        return (
          <li key={_id} className={styles.passkey}>
            <div>
              <p className={styles.name}>
                <span>{name}</span>
                {isBackedUp && <StatusBadge tone="neutral">{t('synced')}</StatusBadge>}
              </p>
              <p className={styles.times}>
                {lastUsedAt === null ? t('unused', { added }) : t('times', { added, used: formatDateTime(lastUsedAt) })}
              </p>
            </div>
            <Button
              variant="secondary"
              size="small"
              needsConnection
              aria-label={t('removeNamed', { name })}
              onClick={() => onRemove(passkey)}
            >
              {t('remove')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
