import { Icon } from '../../../components/icon.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { broadcastMessages } from '../messages.js';
import styles from './broadcast.module.css';

export function BroadcastPreview({ title, body }: { title: string; body: string }) {
  const t = useText(broadcastMessages);
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.soft}>{t('preview')}</figcaption>
      <div className={styles.note}>
        <span className={styles.icon}>
          <Icon name="bell" size={22} />
        </span>
        <div className={styles.words}>
          <p className={styles.head}>
            <strong className={title === '' ? styles.soft : undefined}>{title || t('previewHeading')}</strong>
            <span className={styles.soft}>{t('now')}</span>
          </p>
          <p className={`${styles.text} ${body === '' ? styles.soft : ''}`}>{body || t('previewText')}</p>
        </div>
      </div>
    </figure>
  );
}
