import { mostPasskeys, type PasskeyView } from '@deepam/contracts';
import { useState } from 'react';
import { Button } from '../../../../components/button.js';
import { ErrorState, LoadingState } from '../../../../components/states.js';
import { Card } from '../../../../components/surface.js';
import { useCanUsePasskeys, usePasskeys } from '../../../../lib/auth/passkeys.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { passkeysMessages } from '../../passkeys-messages.js';
import styles from '../profile.module.css';
import { AddPasskeyDialog } from './add-passkey-dialog.js';
import { PasskeyList } from './passkey-list.js';
import { RemovePasskeyDialog } from './remove-passkey-dialog.js';

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
      <p className={styles.soft}>{t('lead')}</p>
      {data === undefined ? (
        passkeys.isError ? (
          <ErrorState error={passkeys.error} onRetry={() => void passkeys.refetch()} />
        ) : (
          <LoadingState neverKept />
        )
      ) : (
        <>
          {data.length === 0 ? <p>{t('none')}</p> : <PasskeyList passkeys={data} onRemove={setLeaving} />}
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
