import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/ui/icon.js';
import { company } from '../../lib/company.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useOnline } from '../../lib/use-online.js';
import styles from './contact-page.module.css';
import { contactMessages } from './messages.js';

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

function SketchMap() {
  const t = useText(contactMessages);
  return (
    <svg className={styles.sketch} viewBox="0 0 640 400" role="img" aria-label={t('mapAlt')}>
      <path className={styles.ground} d="M0 0H640V400H0Z" />
      <path className={styles.park} d="M392 236l104-18 34 74-88 46-70-40zM60 46l96-22 20 66-104 26z" />
      <path className={styles.water} d="M-10 330C90 300 150 372 250 360S430 392 650 372" />
      <g className={styles.street}>
        <path d="M-10 250C120 236 240 214 330 190S540 120 650 108" strokeWidth="18" />
        <path d="M120-10C132 90 150 180 150 244S132 360 120 420" strokeWidth="12" />
        <path d="M300-10C316 80 330 140 334 190S352 330 372 420" strokeWidth="14" />
        <path d="M520-10C516 60 524 100 536 126S580 260 650 300" strokeWidth="12" />
        <path d="M150 150L320 116 520 60" strokeWidth="8" />
        <path d="M336 214L536 250M152 300L352 284" strokeWidth="8" />
      </g>
      <g className={styles.place}>
        <circle cx="150" cy="246" r="8" />
        <circle cx="535" cy="124" r="8" />
        <circle cx="300" cy="120" r="8" />
        <text x="166" y="280">
          {t('busStand')}
        </text>
        <text x="616" y="84" textAnchor="end">
          {t('powaiNaka')}
        </text>
        <text x="288" y="106" textAnchor="end">
          {t('rajwada')}
        </text>
      </g>
      <g transform="translate(362 184)">
        <path className={styles.pin} d="M0 0C-34-30-34-82 0-86 34-82 34-30 0 0Z" />
        <path d="M0-72c7 9 9 13 9 18a9 9 0 0 1-18 0c0-5 2-9 9-18Z" fill="#ffd27a" />
        <path d="M-17-42h34c-2 8-9 12-17 12s-15-4-17-12Z" fill="#ffe9c4" />
        <text className={styles.own} x="38" y="-20">
          {t('workshop')}
        </text>
      </g>
    </svg>
  );
}
