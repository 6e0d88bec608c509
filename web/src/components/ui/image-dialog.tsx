import { useEffect, useRef, useState } from 'react';
import { useText } from '../../lib/i18n/use-text.js';
import { fileOf } from '../../lib/files/fresh-link.js';
import { Button } from './button.js';
import { Dialog } from './dialog.js';
import { dialogMessages } from './dialog-messages.js';
import { Icon } from './icon.js';
import { ImageView } from './image-view.js';
import styles from './image-view.module.css';
import { proofViewerMessages } from './proof-viewer-messages.js';

export interface ShownImage {
  readonly src: string;
  readonly title: string;
  readonly caption?: string;
}

interface Props {
  image: ShownImage | null;
  among?: readonly ShownImage[];
  onClose: () => void;
}

export function ImageDialog({ image, ...rest }: Props) {
  return image === null ? null : <OpenImageDialog key={fileOf(image.src)} image={image} {...rest} />;
}

function OpenImageDialog({ image, among = [], onClose }: Props & { image: ShownImage }) {
  const t = useText(dialogMessages);
  const say = useText(proofViewerMessages);
  const [present, setPresent] = useState(image);
  // The file identifies the picture, because its link changes when the list is fetched again.
  const at = among.findIndex(({ src }) => fileOf(src) === fileOf(present.src));
  const shown = among[at] ?? present;
  const step = (by: 1 | -1) => {
    const next = among[at + by];
    if (at !== -1 && next !== undefined) setPresent(next);
  };
  const inside = useRef<HTMLDivElement>(null);

  // The picture with the focus was replaced; the keys must continue to work.
  useEffect(() => {
    const start = inside.current!.querySelector<HTMLElement>('[data-autofocus]') ?? inside.current!;
    if (document.activeElement === document.body) start.focus();
  }, [present]);

  return (
    <Dialog
      open
      onClose={onClose}
      title={shown.title}
      size="full"
      footer={
        <>
          {at !== -1 && among.length > 1 && (
            <div className={styles.steps}>
              <Button
                variant="secondary"
                aria-label={say('previous')}
                title={say('previous')}
                disabled={at === 0}
                onClick={() => step(-1)}
              >
                <Icon name="left" />
              </Button>
              <span role="status">{say('position', { position: at + 1, total: among.length })}</span>
              <Button
                variant="secondary"
                aria-label={say('next')}
                title={say('next')}
                disabled={at === among.length - 1}
                onClick={() => step(1)}
              >
                <Icon name="right" />
              </Button>
            </div>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <div
        ref={inside}
        tabIndex={-1}
        data-fills
        className={styles.inside}
        onKeyDown={({ key }) => {
          if (key === 'PageUp') step(-1);
          else if (key === 'PageDown') step(1);
        }}
      >
        {shown.caption !== undefined && <p className={styles.caption}>{shown.caption}</p>}
        <ImageView src={shown.src} alt={shown.title} tall onStep={among.length > 1 ? step : undefined} />
      </div>
    </Dialog>
  );
}
