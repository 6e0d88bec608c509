import { CopyButton } from '../../components/ui/copy-button.js';
import { useText } from '../../lib/i18n/use-text.js';
import { registerMessages } from './messages.js';
import styles from './register-page.module.css';

export function NewCode({ code }: { code: string | null }) {
  const t = useText(registerMessages);
  if (code === null) return <p className={styles.code}>{t('codeFollows')}</p>;
  return (
    <p className={styles.code}>
      <span>{t('yourCode')}</span>
      <span>
        <strong>{code}</strong>
        <CopyButton value={code} what={t('copyWhat')} />
      </span>
    </p>
  );
}
