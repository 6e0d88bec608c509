import { useEffect, useState } from 'react';
import { useText } from '../../lib/i18n/use-text.js';
import { copyText } from '../../lib/copy-text.js';
import { Icon } from './icon.js';
import { componentMessages } from './messages.js';
import styles from './small.module.css';

export function CopyButton({ value, what }: { value: string; what: string }) {
  const t = useText(componentMessages);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2500);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={t('copy', { what })}
      onClick={() => void copyText(value).then(setCopied)}
    >
      <Icon name={copied ? 'check' : 'copy'} size={18} />
      <span role="status">{copied ? t('copied') : ''}</span>
    </button>
  );
}
