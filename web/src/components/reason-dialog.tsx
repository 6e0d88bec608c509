import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { focusFirstFault } from '../lib/focus-first-fault.js';
import { useText } from '../lib/i18n/use-text.js';
import { Button } from './button.js';
import { Dialog } from './dialog.js';
import { dialogMessages } from './dialog-messages.js';
import { FieldError } from './field.js';
import styles from './form.module.css';
import { TextAreaField } from './text-field.js';

interface Props {
  open: boolean;
  title: string;
  children: ReactNode;
  /** Further fields, above the reason. */
  fields?: ReactNode;
  /** Marks what is wrong with them; false keeps the dialog open. */
  onCheck?: () => boolean;
  confirmLabel: string;
  busy: boolean;
  /** Then no reason is confirmed as an empty one. */
  optional?: boolean;
  /** Why it could not be done. */
  failure?: string;
  onConfirm: (reason: string) => void;
  /** Cancelling aborts: nothing is rejected. */
  onCancel: () => void;
}

/** Asks why something is rejected. */
export function ReasonDialog({ open, ...content }: Props) {
  return open ? <OpenReasonDialog {...content} /> : null;
}

function OpenReasonDialog({
  title,
  children,
  fields,
  onCheck = () => true,
  confirmLabel,
  busy,
  optional = false,
  failure,
  onConfirm,
  onCancel,
}: Omit<Props, 'open'>) {
  const t = useText(dialogMessages);
  const form = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isMissing = reason.trim() === '' && !optional;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const isRight = onCheck();
    if (isMissing || !isRight) return focusFirstFault(event.currentTarget);
    onConfirm(reason.trim());
  };

  return (
    <Dialog
      open
      onClose={onCancel}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button variant="danger" type="submit" form={form} busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className={styles.form}>
        <p>{children}</p>
        {fields}
        <TextAreaField
          label={t('reason')}
          note={optional ? t('optional') : undefined}
          value={reason}
          error={tried && isMissing ? t('reasonNeeded') : undefined}
          maxLength={500}
          required={!optional}
          data-autofocus
          onChange={({ target }) => setReason(target.value)}
        />
        {failure !== undefined && <FieldError text={failure} />}
      </form>
    </Dialog>
  );
}
