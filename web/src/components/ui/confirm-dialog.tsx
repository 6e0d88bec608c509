import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.js';
import { Button } from './button.js';
import { Dialog } from './dialog.js';
import { componentMessages } from './messages.js';

/**
 * `startsAtConfirm`: the confirming button has the focus, so that Enter confirms. `canLeave` is by default false while
 * busy, because the result would be lost.
 */
interface Props {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  busy?: boolean;
  isReady?: boolean;
  startsAtConfirm?: boolean;
  canLeave?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

const stay = (): void => undefined;

export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  busy,
  isReady = true,
  startsAtConfirm,
  canLeave = busy !== true,
  onConfirm,
  onCancel,
}: Props) {
  const t = useText(componentMessages);
  return (
    <Dialog
      open={open}
      onClose={canLeave ? onCancel : stay}
      title={title}
      footer={
        <>
          <Button variant="secondary" disabled={!canLeave} onClick={onCancel}>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button variant={tone} busy={busy} disabled={!isReady} data-autofocus={startsAtConfirm} onClick={onConfirm}>
            {confirmLabel ?? t('confirm')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
