import type { ReactNode } from 'react';
import { useText } from '../lib/i18n/use-text.js';
import { Button } from './button.js';
import { Dialog } from './dialog.js';
import { componentMessages } from './messages.js';

interface Props {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  /** While the confirmed work is under way; left out where the server has no part in it. */
  busy?: boolean;
  /** False while what is to be confirmed is not known yet. */
  isReady?: boolean;
  /** The keyboard stands at the button that confirms, so that Enter does. */
  startsAtConfirm?: boolean;
  /** Not while it is busy, by default: who left then would not hear how it ended. */
  canLeave?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

const stay = (): void => undefined;

/** Asks before something is done; Escape and Cancel mean no. */
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
