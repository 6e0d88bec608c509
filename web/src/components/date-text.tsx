import { formatDate } from '../lib/format/date.js';
import { language } from '../lib/i18n/language.js';
import { useStore } from '../lib/store.js';
import styles from './small.module.css';

/** The day that it was in India, wherever the reader is, in one line and the reader's language. */
export function DateText({ instant }: { instant: string }) {
  useStore(language);
  return (
    <time className={styles.date} dateTime={instant}>
      {formatDate(instant)}
    </time>
  );
}
