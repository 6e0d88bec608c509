import { useState } from 'react';
import type { PinSignIn } from '../../lib/accounts/pin-sign-ins.js';
import { useText } from '../../lib/i18n/use-text.js';
import { Avatar } from '../../components/ui/avatar.js';
import { Button } from '../../components/ui/button.js';
import { IconButton } from '../../components/ui/icon-button.js';
import { personName } from '../../components/ui/person-name.js';
import { StatusBadge } from '../../components/ui/status-badge.js';
import styles from './accounts.module.css';
import { accountsMessages } from './messages.js';

interface Props {
  accounts: readonly PinSignIn[];
  activeId: string | null;
  onChoose: (kept: PinSignIn) => void;
  onRemove: (kept: PinSignIn) => void;
}

export function AccountRows({ accounts, activeId, onChoose, onRemove }: Props) {
  const t = useText(accountsMessages);
  const [now] = useState(() => Date.now());
  return (
    <ul className={styles.list}>
      {accounts.map((kept) => {
        const name = personName(kept.name);
        const who = (
          <>
            <Avatar name={kept.name} image={null} size={40} />
            <span className={styles.names}>
              <span className={styles.name}>{name}</span>
              <span className={styles.soft}>{t('ending', { digits: kept.ending })}</span>
              {kept.memberId === activeId ? (
                <StatusBadge tone="good">{t('now')}</StatusBadge>
              ) : (
                kept.endsAt <= now && <StatusBadge tone="warn">{t('runOut')}</StatusBadge>
              )}
            </span>
          </>
        );
        return (
          <li key={kept.memberId} className={styles.row}>
            {kept.memberId === activeId ? (
              <div className={styles.who}>{who}</div>
            ) : (
              <>
                <Button variant="quiet" className={styles.who} needsConnection onClick={() => onChoose(kept)}>
                  {who}
                </Button>
                <IconButton icon="close" label={t('removeNamed', { name })} onClick={() => onRemove(kept)} />
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
