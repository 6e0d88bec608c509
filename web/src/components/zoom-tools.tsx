import { useText } from '../lib/i18n/use-text.js';
import { Button } from './button.js';
import { dialogMessages } from './dialog-messages.js';
import { Icon, type IconName } from './icon.js';
import styles from './image-view.module.css';
import { proofViewerMessages } from './proof-viewer-messages.js';
import type { useZoom } from './use-zoom.js';
import { closest } from './zoom.js';

type Zoom = Pick<ReturnType<typeof useZoom>, 'scale' | 'movable' | 'zoomIn' | 'zoomOut' | 'fit' | 'fullSize' | 'turn'>;

export function ZoomTools({ zoom: { scale, movable, zoomIn, zoomOut, fit, fullSize, turn } }: { zoom: Zoom }) {
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
