import { formatDate, formatDay } from '../lib/format/date.js';
import { indianDay } from '../lib/format/indian-day.js';
import { language } from '../lib/i18n/language.js';
import { useStore } from '../lib/store.js';
import styles from './small.module.css';

/** A day, in one line, in the reader's language. */
export function DateText({ instant }: { instant: string }) {
  useStore(language);
  return (
    <time className={styles.date} dateTime={instant}>
      {formatDate(instant)}
    </time>
  );
}

/** The day that it was in India, wherever the reader is: as books and periods count. */
export function IndianDayText({ instant }: { instant: string }) {
  useStore(language);
  return (
    <time className={styles.date} dateTime={instant}>
      {formatDay(indianDay(new Date(instant)))}
    </time>
  );
}
