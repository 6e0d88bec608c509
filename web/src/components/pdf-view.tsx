import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../lib/i18n/use-text.js';
import { dialogMessages } from './dialog-messages.js';
import { FileLink } from './file-link.js';
import styles from './image-view.module.css';
import { Icon } from './icon.js';
import { proofViewerMessages } from './proof-viewer-messages.js';
import type { Props } from './image-view-props.js';

/**
 * The server delivers the file as a sandboxed page; it is never embedded. It counts as seen after the reader opens or
 * saves it.
 */
export function PdfView({ src, alt, onSeen }: Props) {
  const t = useText(dialogMessages);
  const say = useText(proofViewerMessages);
  const [isSeen, setSeen] = useState(false);
  const tell = useEffectEvent((now: boolean) => onSeen?.(now));
  useEffect(() => {
    tell(isSeen);
    return () => tell(false);
  }, [isSeen]);
  return (
    <figure className={`${styles.view} ${styles.document}`}>
      <Icon name="document" size={40} />
      <figcaption>
        <p>
          <strong>{alt}</strong>
        </p>
        <p>
          {t('pdf')} {say('pdfLead')} {onSeen !== undefined && !isSeen && t('pdfNeeded')}
        </p>
      </figcaption>
      <div className={styles.tools}>
        <FileLink size="small" href={src} target="_blank" onFollow={() => setSeen(true)}>
          {t('openInTab')}
        </FileLink>
        <FileLink variant="secondary" size="small" href={src} download onFollow={() => setSeen(true)}>
          {say('save')}
        </FileLink>
      </div>
    </figure>
  );
}
