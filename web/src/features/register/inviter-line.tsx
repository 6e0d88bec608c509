import { isolated } from '@deepam/contracts';
import { useEffect, useState } from 'react';
import { Icon } from '../../components/ui/icon.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useInviter } from './api.js';
import { registerMessages } from './messages.js';
import { referralCodeTyped } from './referral-code-typed.js';
import styles from './register-page.module.css';

const typingPauseMs = 400;

function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

export function InvitedBy({ code }: { code: string }) {
  const t = useText(registerMessages);
  const { data } = useInviter(referralCodeTyped(code) === 'whole' ? code : null);
  if (data?.name == null) return null;
  return (
    <p className={styles.invitedBy}>
      <Icon name="check" size={18} />
      {t('invitedBy', { name: isolated(data.name) })}
    </p>
  );
}

export function InviterLine({ code }: { code: string }) {
  const t = useText(registerMessages);
  const typed = referralCodeTyped(code);
  const isSettled = useSettled(code) === code;
  const inviter = useInviter(isSettled && typed === 'whole' ? code : null);
  const name = inviter.data?.name;
  return (
    <span role="status">
      {typed === 'mistyped' ? (
        <strong className={styles.wrong}>{t('codeMistyped')}</strong>
      ) : name === null ? (
        <strong className={styles.wrong}>{t('codeInvitesNobody')}</strong>
      ) : name !== undefined ? (
        <strong className={styles.inviter}>
          <Icon name="check" size={16} />
          {t('invitedBy', { name: isolated(name) })}
        </strong>
      ) : typed === 'whole' && (inviter.isFetching || !isSettled) ? (
        t('lookingUp')
      ) : (
        t('referralHint')
      )}
    </span>
  );
}
