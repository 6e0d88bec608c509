import { useText } from '../../lib/i18n/use-text.js';
import { Button } from './button.js';
import { dialogMessages } from './dialog-messages.js';
import styles from './small.module.css';

export function OnlyOne({ onAll }: { onAll: () => void }) {
  const t = useText(dialogMessages);
  return (
    <div className={styles.onlyOne}>
      <p role="status">{t('onlyOne')}</p>
      <Button variant="secondary" size="small" onClick={onAll}>
        {t('showAll')}
      </Button>
    </div>
  );
}
