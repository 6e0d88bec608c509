import { mostPasskeys, type PasskeyView } from '@deepam/contracts';
import { useState } from 'react';
import { Button } from '../../../../components/ui/button.js';
import { ErrorState, LoadingState } from '../../../../components/ui/states.js';
import { Card } from '../../../../components/ui/surface.js';
import { useCanUsePasskeys, usePasskeys } from '../../../../lib/auth/passkeys.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { passkeysMessages } from '../../passkeys-messages.js';
import styles from '../profile.module.css';
import { ProofDialog } from '../../../../shared/decisions/proof-dialog.js';
import { TextField } from '../../../../components/ui/text-field.js';
import { announceAndClose } from '../../../../lib/announce-and-close.js';
import { useAddPasskey, useRemovePasskey } from '../../api.js';
import { showToast } from '../../../../lib/toast.js';
import { StatusBadge } from '../../../../components/ui/status-badge.js';
import { formatDate, formatDateTime } from '../../../../lib/format/date.js';
import passkeyListStyles from './passkeys.module.css';

interface PasskeyListProps {
  passkeys: readonly PasskeyView[];
  onRemove: (passkey: PasskeyView) => void;
}

function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  const t = useText(passkeysMessages);
  return (
    <ul className={passkeyListStyles.list}>
      {passkeys.map((passkey) => {
        const { _id, name, createdAt, lastUsedAt, isBackedUp } = passkey;
        const added = formatDate(createdAt);
        return (
          <li key={_id} className={passkeyListStyles.passkey}>
            <div>
              <p className={passkeyListStyles.name}>
                <span>{name}</span>
                {isBackedUp && <StatusBadge tone="neutral">{t('synced')}</StatusBadge>}
              </p>
              <p className={passkeyListStyles.times}>
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

export function PasskeysCard() {
  const t = useText(passkeysMessages);
  const canUse = useCanUsePasskeys();
  const passkeys = usePasskeys();
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<PasskeyView | null>(null);
  const { data } = passkeys;
  return (
    <Card className={styles.whole} aria-labelledby="passkeys-title">
      <h3 id="passkeys-title" className={styles.title}>
        {t('title')}
      </h3>
      {data === undefined ? (
        passkeys.isError ? (
          <ErrorState error={passkeys.error} onRetry={() => void passkeys.refetch()} />
        ) : (
          <LoadingState neverKept />
        )
      ) : (
        <>
          {data.length === 0 ? <Empty /> : <PasskeyList passkeys={data} onRemove={setLeaving} />}
          {!canUse ? (
            <p className={styles.soft}>{t('impossible')}</p>
          ) : data.length >= mostPasskeys ? (
            <p className={styles.soft}>{t('enough')}</p>
          ) : (
            <div className={styles.choices}>
              <Button variant="secondary" needsConnection onClick={() => setAdding(true)}>
                {t('add')}
              </Button>
            </div>
          )}
        </>
      )}
      {isAdding && <AddPasskeyDialog onClose={() => setAdding(false)} />}
      {leaving !== null && <RemovePasskeyDialog passkey={leaving} onClose={() => setLeaving(null)} />}
    </Card>
  );
}

function Empty() {
  const t = useText(passkeysMessages);
  return (
    <>
      <p>{t('none')}</p>
      <p className={styles.soft}>{t('lead')}</p>
    </>
  );
}

/** The owner proves their identity, because the session may be unattended or stolen. */
function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const t = useText(passkeysMessages);
  const add = useAddPasskey();
  const [name, setName] = useState('');
  return (
    <ProofDialog
      title={t('add')}
      submitLabel={t('goOn')}
      purpose="add-passkey"
      action={add}
      onProof={(proof) => add.mutate({ name, proof }, { onSuccess: announceAndClose(t('added'), onClose) })}
      onClose={onClose}
    >
      <p>{t('addText')}</p>
      <TextField
        label={t('name')}
        note={t('optional')}
        hint={t('nameHint')}
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
        data-autofocus
      />
    </ProofDialog>
  );
}

interface Props {
  passkey: PasskeyView;
  onClose: () => void;
}

function RemovePasskeyDialog({ passkey: { _id: id, name }, onClose }: Props) {
  const t = useText(passkeysMessages);
  const remove = useRemovePasskey();
  return (
    <ProofDialog
      title={t('removeTitle')}
      submitLabel={t('remove')}
      tone="danger"
      purpose="remove-passkey"
      action={remove}
      onProof={(proof) =>
        remove.mutate(
          { id, proof },
          {
            onSuccess: () => {
              showToast(t('removed'));
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      <p>{t('removeText', { name })}</p>
    </ProofDialog>
  );
}
