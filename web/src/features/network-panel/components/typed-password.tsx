import { useState } from 'react';
import { CopyButton } from '../../../components/copy-button.js';
import { IconButton } from '../../../components/icon-button.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { networkMessages } from '../messages.js';
import styles from './network-panel.module.css';

/** The mask has a fixed length, so that it does not reveal the password's. */
export function TypedPassword({ password }: { password: string }) {
  const t = useText(networkMessages);
  const [shown, setShown] = useState(false);
  return (
    <span className={styles.copyable}>
      {shown ? password : '••••••••'}
      <span className={styles.tools}>
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          size={18}
          className={styles.reveal}
          aria-pressed={shown}
          label={t(shown ? 'hidePassword' : 'showPassword')}
          onClick={() => setShown(!shown)}
        />
        <CopyButton value={password} what={t('copyPassword')} />
      </span>
    </span>
  );
}
