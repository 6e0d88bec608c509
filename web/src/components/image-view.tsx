import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useText } from '../lib/i18n/use-text.js';
import { ButtonAnchor } from './button.js';
import { dialogMessages } from './dialog-messages.js';
import styles from './image-view.module.css';
import { Icon } from './icon.js';
import { proofViewerMessages } from './proof-viewer-messages.js';
import { useZoom } from './use-zoom.js';
import { ZoomTools } from './zoom-tools.js';
import type { Size } from './zoom.js';

interface Props {
  src: string;
  alt: string;
  /** Goes to the picture before (-1) or after (1), where there are several. */
  onStep?: (by: 1 | -1) => void;
  /** As high as the dialog has room; otherwise a part of a longer form. */
  tall?: boolean;
}

const isPdf = (link: string): boolean => link.split('?')[0]!.toLowerCase().endsWith('.pdf');

/** A private picture by its short-lived link, with zoom; a PDF opens in a tab of its own. */
export function ImageView(props: Props) {
  return isPdf(props.src) ? <PdfView {...props} /> : <Picture key={props.src} {...props} />;
}

function Picture({ src, alt, onStep, tall = false }: Props) {
  const t = useText(dialogMessages);
  const say = useText(proofViewerMessages);
  const hint = useId();
  const [picture, setPicture] = useState<Size | null>(null);
  const [failed, setFailed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const zoom = useZoom(picture, frame);
  const { middle, turns } = zoom.view;

  const onKeyDown = (event: KeyboardEvent) => {
    if (zoom.onKey(event)) event.preventDefault();
    // Where nothing is out of sight at the side, the arrows lead on.
    else if (event.key === 'ArrowLeft') onStep?.(-1);
    else if (event.key === 'ArrowRight') onStep?.(1);
  };

  return (
    <figure className={styles.view}>
      {failed && <p role="alert">{t('imageFailed')}</p>}
      <div
        ref={frame}
        className={`${styles.window} ${tall ? styles.tall : ''}`}
        tabIndex={0}
        role="group"
        aria-label={t('imageArea')}
        aria-describedby={hint}
        data-movable={zoom.movable || undefined}
        data-autofocus={tall || undefined}
        hidden={failed}
        onKeyDown={onKeyDown}
        {...zoom.pointer}
      >
        <img
          src={src}
          alt={alt}
          draggable={false}
          style={{
            width: picture?.width,
            height: picture?.height,
            visibility: picture === null ? 'hidden' : undefined,
            transform: `translate(-50%, -50%) translate(${middle.x}px, ${middle.y}px) rotate(${turns * 90}deg) scale(${zoom.scale ?? 1})`,
          }}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setPicture({ width: naturalWidth, height: naturalHeight })
          }
          onError={() => setFailed(true)}
        />
      </div>
      <figcaption className={styles.tools}>
        {!failed && <ZoomTools zoom={zoom} />}
        <ButtonAnchor variant="quiet" size="small" href={src} target="_blank" rel="noopener noreferrer">
          {t('openInTab')}
        </ButtonAnchor>
      </figcaption>
      <p id={hint} className={styles.keys}>
        {say('keys')} {onStep !== undefined && say('stepKeys')}
      </p>
    </figure>
  );
}

/** The file is served as a page that may run nothing (sandbox); it is never put into this one. */
function PdfView({ src, alt }: Props) {
  const t = useText(dialogMessages);
  const say = useText(proofViewerMessages);
  return (
    <figure className={`${styles.view} ${styles.document}`}>
      <Icon name="document" size={40} />
      <figcaption>
        <p>
          <strong>{alt}</strong>
        </p>
        <p>
          {t('pdf')} {say('pdfLead')}
        </p>
      </figcaption>
      <div className={styles.tools}>
        <ButtonAnchor size="small" href={src} target="_blank" rel="noopener noreferrer">
          {t('openInTab')}
        </ButtonAnchor>
        <ButtonAnchor variant="secondary" size="small" href={src} download rel="noopener noreferrer">
          {say('save')}
        </ButtonAnchor>
      </div>
    </figure>
  );
}
