import {
  type KeyboardEvent,
  useId,
  useImperativeHandle,
  useRef,
  useEffect,
  useEffectEvent,
  useState,
  type SyntheticEvent,
} from 'react';
import { useText } from '../../lib/i18n/use-text.js';
import { fileOf } from '../../lib/files/fresh-link.js';
import { Button } from './button.js';
import { dialogMessages } from './dialog-messages.js';
import { FileLink } from './file-link.js';
import styles from './image-view.module.css';
import { componentMessages } from './messages.js';
import { proofViewerMessages } from './proof-viewer-messages.js';
import { useZoom } from './use-zoom.js';
import type { Props } from './image-view-props.js';
import { Icon, type IconName } from './icon.js';
import { closest, type Size } from './zoom.js';
import { useFreshLink } from './use-fresh-link.js';

const isPdf = (link: string): boolean => link.split('?')[0]!.toLowerCase().endsWith('.pdf');

export function ImageView(props: Props) {
  return isPdf(props.src) ? (
    <PdfView key={fileOf(props.src)} {...props} />
  ) : (
    <Picture key={fileOf(props.src)} {...props} />
  );
}

function Picture({ src, alt, onStep, tall = false, onSeen, handle, keepsLetters = false }: Props) {
  const t = useText(dialogMessages);
  const say = useText(proofViewerMessages);
  const retry = useText(componentMessages);
  const hint = useId();
  const { image, attempt, size: picture, failed, retry: loadAgain } = usePicture(src, onSeen);
  const frame = useRef<HTMLDivElement>(null);
  const zoom = useZoom(picture, frame);
  const { middle, turns } = zoom.view;
  useImperativeHandle(handle, () => ({ toggleZoom: zoom.toggle }));

  const onKeyDown = (event: KeyboardEvent) => {
    if (keepsLetters && /^[a-z]$/i.test(event.key)) return;
    if (zoom.onKey(event)) event.preventDefault();
    // Where nothing is out of sight at the side, the arrows lead on.
    else if (event.key === 'ArrowLeft') onStep?.(-1);
    else if (event.key === 'ArrowRight') onStep?.(1);
  };

  return (
    <figure className={styles.view}>
      {failed && (
        <div role="alert" className={styles.failed}>
          <p>
            {t('imageFailed')} {onSeen !== undefined && t('imageNeeded')}
          </p>
          <Button variant="secondary" onClick={loadAgain}>
            {retry('retry')}
          </Button>
        </div>
      )}
      <div
        ref={frame}
        className={`${styles.window} ${tall ? styles.tall : ''}`}
        tabIndex={0}
        role="group"
        aria-label={t('imageArea')}
        aria-describedby={failed || keepsLetters ? undefined : hint}
        data-movable={zoom.movable || undefined}
        data-autofocus={tall || undefined}
        hidden={failed}
        onKeyDown={onKeyDown}
        {...zoom.pointer}
      >
        <img
          key={attempt}
          {...image}
          alt={alt}
          draggable={false}
          style={{
            width: picture?.width,
            height: picture?.height,
            visibility: picture === null ? 'hidden' : undefined,
            transform: `translate(-50%, -50%) translate(${middle.x}px, ${middle.y}px) rotate(${turns * 90}deg) scale(${zoom.scale ?? 1})`,
          }}
        />
      </div>
      <figcaption className={styles.tools}>
        {!failed && <ZoomTools zoom={zoom} />}
        <FileLink variant="quiet" size="small" href={src} target="_blank">
          {t('openInTab')}
        </FileLink>
      </figcaption>
      {!failed && !keepsLetters && (
        <p id={hint} className={styles.keys}>
          {say('keys')} {onStep !== undefined && say('stepKeys')}
        </p>
      )}
    </figure>
  );
}

/**
 * The server delivers the file as a sandboxed page; it is never embedded. It counts as seen after the reader opens or
 * saves it.
 */
function PdfView({ src, alt, onSeen }: Props) {
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

type Zoom = Pick<ReturnType<typeof useZoom>, 'scale' | 'movable' | 'zoomIn' | 'zoomOut' | 'fit' | 'fullSize' | 'turn'>;

function ZoomTools({ zoom: { scale, movable, zoomIn, zoomOut, fit, fullSize, turn } }: { zoom: Zoom }) {
  const t = useText(dialogMessages);
  const say = useText(proofViewerMessages);
  const tool = (icon: IconName, label: string, act: () => void, disabled: boolean) => (
    <Button
      className={styles.tool}
      variant="secondary"
      size="small"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={act}
    >
      <Icon name={icon} size={18} />
    </Button>
  );
  return (
    <>
      {tool('minus', t('zoomOut'), zoomOut, scale === null || !movable)}
      <span className={styles.scale} role="status">
        {scale === null ? '…' : say('scale', { percent: Math.round(scale * 100) })}
      </span>
      {tool('plus', t('zoomIn'), zoomIn, scale === null || scale >= closest)}
      <Button variant="secondary" size="small" disabled={!movable} onClick={fit}>
        {say('fit')}
      </Button>
      <Button variant="secondary" size="small" disabled={scale === null || scale === 1} onClick={fullSize}>
        {say('fullSize')}
      </Button>
      {tool('rotate', say('rotate'), turn, scale === null)}
    </>
  );
}

interface Shown {
  /**
   * The picture stays loaded when its link is renewed, so that it is not fetched twice. The link is null during a
   * renewal.
   */
  readonly link: string | null;
  /** A second try with the same link needs another element. */
  readonly attempt: number;
  readonly size: Size | null;
  readonly failed: boolean;
}

function usePicture(src: string, onSeen?: (isSeen: boolean) => void) {
  const { link, renew } = useFreshLink(src);
  const [shown, setShown] = useState<Shown>({ link: src, attempt: 0, size: null, failed: false });

  const loadAnew = async (): Promise<void> => {
    const next = await renew().catch(() => link);
    setShown(({ attempt }) => ({ link: next, attempt: attempt + 1, size: null, failed: false }));
  };

  const isSeen = shown.size !== null;
  const tell = useEffectEvent((now: boolean) => onSeen?.(now));
  useEffect(() => {
    tell(isSeen);
    return () => tell(false);
  }, [isSeen]);

  return {
    size: shown.size,
    failed: shown.failed,
    retry: () => {
      setShown((before) => ({ ...before, link: null, failed: false }));
      void loadAnew();
    },
    attempt: shown.attempt,
    image: {
      src: shown.link ?? undefined,
      onLoad: ({ currentTarget: { naturalWidth: width, naturalHeight: height } }: SyntheticEvent<HTMLImageElement>) =>
        setShown((before) => ({ ...before, size: { width, height } })),
      onError: () => {
        if (shown.attempt === 0) void loadAnew();
        else setShown((before) => ({ ...before, failed: true }));
      },
    },
  };
}
