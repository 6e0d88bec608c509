import { formatDate, formatTime } from '../../lib/format/date.js';
import { language } from '../../lib/i18n/language.js';
import { useStore } from '../../lib/store.js';
import styles from './small.module.css';

export function DateText({ instant, withTime = false }: { instant: string; withTime?: boolean }) {
  useStore(language);
  return (
    <time className={styles.date} dateTime={instant}>
      {formatDate(instant)}
      {withTime && <span className={styles.time}>{formatTime(instant)}</span>}
    </time>
  );
}
