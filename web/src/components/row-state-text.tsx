import type { BulkWorkWithRows } from '@deepam/contracts';
import { errorSentence } from '../lib/api/error-sentence.js';
import { useText } from '../lib/i18n/use-text.js';
import styles from './bulk.module.css';
import { deskMessages } from './desk-messages.js';
import { Icon } from './icon.js';

type Row = Pick<BulkWorkWithRows['results'][number], 'state' | 'refusal'>;

export function RowStateText({ row: { state, refusal }, ended }: { row: Row; ended: boolean }) {
  const t = useText(deskMessages);
  switch (state) {
    case 'waiting':
      return <span className={styles.soft}>{t(ended ? 'notTried' : 'waiting')}</span>;
    case 'done':
      return (
        <span className={styles.good}>
          <Icon name="check" size={18} />
          {t('done')}
        </span>
      );
    case 'refused':
      return (
        <span className={styles.bad}>
          <Icon name="alert" size={18} />
          {t('refused', { reason: refusal === null ? '' : errorSentence(refusal.code, refusal.error) })}
        </span>
      );
  }
}
