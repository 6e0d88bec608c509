import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/icon.js';
import { company } from '../../lib/company.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useOnline } from '../../lib/use-online.js';
import styles from './contact-page.module.css';
import { contactMessages } from './messages.js';
import { SketchMap } from './sketch-map.js';

/** The provider's map loads after a tap, so that no other site learns about the visit before. */
export function ContactMap() {
  const t = useText(contactMessages);
  const [isWanted, setIsWanted] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const isOnline = useOnline();
  // A loaded map stays after the connection is lost.
  const [isThere, setIsThere] = useState(false);
  if (isWanted && isOnline && !isThere) setIsThere(true);
  useEffect(() => {
    if (isThere) frame.current?.focus();
  }, [isThere]);

  const drawing = company.hasSketch ? <SketchMap /> : <Icon name="pin" size={48} />;
  if (__MAP_EMBED_URL__ === null) return company.hasSketch ? drawing : null;
  if (isThere) {
    return (
      <iframe
        ref={frame}
        className={styles.frame}
        src={__MAP_EMBED_URL__}
        title={t('mapTitle')}
        sandbox="allow-scripts allow-same-origin"
        referrerPolicy="no-referrer"
      />
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.tap}
        // The servers read the allowed frame origin from this attribute.
        data-map={new URL(__MAP_EMBED_URL__).origin}
        onClick={() => setIsWanted(true)}
      >
        {drawing}
        <span className={styles.tapWords}>{t('showMap')}</span>
      </button>
      <p className={styles.mapHint} role="status">
        {isWanted ? t('mapOffline') : t('mapHint', { host: new URL(__MAP_EMBED_URL__).host })}
      </p>
    </>
  );
}
