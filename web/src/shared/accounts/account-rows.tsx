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
  signIns: readonly PinSignIn[];
  activeId: string | null;
  onChoose: (signIn: PinSignIn) => void;
  onRemove: (signIn: PinSignIn) => void;
}

export function AccountRows({ signIns, activeId, onChoose, onRemove }: Props) {
  const t = useText(accountsMessages);
  const [openedAt] = useState(() => Date.now());
  return (
    <ul className={styles.list}>
      {signIns.map((signIn) => {
        const name = personName(signIn.name);
        const person = (
          <>
            <Avatar name={signIn.name} image={null} size={40} />
            <span className={styles.names}>
              <span className={styles.name}>{name}</span>
              <span className={styles.soft}>{t('ending', { digits: signIn.ending })}</span>
              {signIn.memberId === activeId ? (
                <StatusBadge tone="good">{t('now')}</StatusBadge>
              ) : (
                signIn.endsAt <= openedAt && <StatusBadge tone="warn">{t('runOut')}</StatusBadge>
              )}
            </span>
          </>
        );
        return (
          <li key={signIn.memberId} className={styles.row}>
            {signIn.memberId === activeId ? (
              <div className={styles.who}>{person}</div>
            ) : (
              <>
                <Button variant="quiet" className={styles.who} needsConnection onClick={() => onChoose(signIn)}>
                  {person}
                </Button>
                <IconButton icon="close" label={t('removeNamed', { name })} onClick={() => onRemove(signIn)} />
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
