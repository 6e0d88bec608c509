import { type ReactNode, useId } from 'react';
import { useText } from '../../lib/i18n/use-text.js';
import { Button } from './button.js';
import { Dialog } from './dialog.js';
import { dialogMessages } from './dialog-messages.js';
import { DraftNotice, type KeptDraft } from './draft-notice.js';
import { FieldError } from './field.js';
import styles from './form.module.css';
import type { FormProps } from './use-form-kit.js';
import { useLeaving } from './use-leaving.js';

interface Props {
  title: string;
  form: FormProps;
  children: ReactNode;
  submitLabel: string;
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  size?: 'normal' | 'wide' | 'sheet';
  busy: boolean;
  disabled?: boolean;
  failure?: ReactNode;
  draft?: KeptDraft;
  onClose: () => void;
}

export function FormDialog({
  title,
  form,
  children,
  submitLabel,
  cancelLabel,
  tone = 'primary',
  size,
  busy,
  disabled,
  failure,
  draft,
  onClose,
}: Props) {
  const t = useText(dialogMessages);
  const id = useId();
  const leaving = useLeaving({
    isSending: busy,
    isChanged: form['data-changed'] === true,
    onDiscard: draft?.discard,
    onClose,
  });

  return (
    <>
      <Dialog
        open
        onClose={leaving.leave}
        title={title}
        size={size}
        footer={
          <>
            <Button variant="secondary" onClick={leaving.cancel}>
              {cancelLabel ?? t('cancel')}
            </Button>
            <Button variant={tone} type="submit" form={id} busy={busy || form['data-waiting']} disabled={disabled}>
              {submitLabel}
            </Button>
          </>
        }
      >
        <form id={id} className={styles.form} {...form}>
          {draft !== undefined && <DraftNotice {...draft} />}
          {children}
          {typeof failure === 'string' ? <FieldError text={failure} /> : failure}
        </form>
      </Dialog>
      {leaving.question}
    </>
  );
}
