import { useState } from 'react';
import { callApi } from '../../lib/api-client.js';
import { type PinSignIn, deletePinSignIn } from '../../lib/accounts/pin-sign-ins.js';
import { useAction } from '../../lib/api/use-action.js';
import { useText } from '../../lib/i18n/use-text.js';
import { showToast } from '../../lib/toast.js';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.js';
import { personName } from '../../components/ui/person-name.js';
import { accountsMessages } from './messages.js';
import { PinDialog } from './pin-dialog.js';
import { Avatar } from '../../components/ui/avatar.js';
import { Button } from '../../components/ui/button.js';
import { IconButton } from '../../components/ui/icon-button.js';
import { StatusBadge } from '../../components/ui/status-badge.js';
import styles from './accounts.module.css';

interface AccountRowsProps {
  signIns: readonly PinSignIn[];
  activeId: string | null;
  onChoose: (signIn: PinSignIn) => void;
  onRemove: (signIn: PinSignIn) => void;
}

function AccountRows({ signIns, activeId, onChoose, onRemove }: AccountRowsProps) {
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

interface Props {
  accounts: readonly PinSignIn[];
  activeId: string | null;
  onChange: () => void;
}

export function AccountChoice({ accounts, activeId, onChange }: Props) {
  const t = useText(accountsMessages);
  const [chosen, setChosen] = useState<PinSignIn | null>(null);
  const [leaving, setLeaving] = useState<PinSignIn | null>(null);
  const remove = useAction({
    mutationFn: async ({ id, memberId }: PinSignIn, key) => {
      // The session ends by its expiry if the call fails; its PIN no longer opens it.
      await callApi('removePinSignIn', { key, params: { id } }).catch(() => undefined);
      await deletePinSignIn(memberId);
    },
    onSuccess: (_nothing, { name }) => {
      showToast(t('removed', { name: personName(name) }), 'success');
      setLeaving(null);
      onChange();
    },
  });
  return (
    <>
      <AccountRows signIns={accounts} activeId={activeId} onChoose={setChosen} onRemove={setLeaving} />
      {chosen !== null && (
        <PinDialog
          kept={chosen}
          onClose={() => {
            setChosen(null);
            onChange();
          }}
        />
      )}
      {leaving !== null && (
        <ConfirmDialog
          open
          title={t('removeTitle')}
          tone="danger"
          confirmLabel={t('remove')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(leaving)}
          onCancel={() => setLeaving(null)}
        >
          <p>{t('removeText', { name: personName(leaving.name) })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
