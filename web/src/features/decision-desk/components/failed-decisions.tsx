import { Button } from '../../../components/ui/button.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { decisionDeskMessages } from '../messages.js';
import type { Failure } from '../use-decisions.js';
import styles from './failed-decisions.module.css';

interface Props {
  failures: readonly Failure[];
  onLook: (id: string) => void;
  onDismiss: (key: string) => void;
}

export function FailedDecisions({ failures, onLook, onDismiss }: Props) {
  const t = useText(decisionDeskMessages);
  if (failures.length === 0) return null;
  return (
    <div className={styles.failures} role="alert">
      <strong>{t('failedTitle')}</strong>
      <ul>
        {failures.map(({ row: one, sentence }) => (
          <li key={one.key}>
            <span>{t('failed', { name: one.name, error: sentence })}</span>
            <span className={styles.failureButtons}>
              <Button variant="secondary" size="small" onClick={() => onLook(one.id)}>
                {t('lookAgain')}
              </Button>
              <Button variant="quiet" size="small" onClick={() => onDismiss(one.key)}>
                {t('dismiss')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
