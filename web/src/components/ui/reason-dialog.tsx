import type { KeyboardEvent, ReactNode } from 'react';
import { reason } from '@deepam/contracts';
import { z } from 'zod';
import { useText } from '../../lib/i18n/use-text.js';
import { Button } from './button.js';
import { dialogMessages } from './dialog-messages.js';
import { FormDialog } from './form-dialog.js';
import { TextAreaField } from './text-field.js';
import styles from './small.module.css';
import { useFormKit } from './use-form-kit.js';

interface Props {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  busy: boolean;
  optional?: boolean;
  initial?: string;
  often?: { readonly label: string; readonly reasons: readonly string[] };
  failure?: ReactNode;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
}

export function ReasonDialog({
  children,
  confirmLabel,
  optional = false,
  initial = '',
  often,
  onConfirm,
  onCancel,
  ...dialog
}: Props) {
  const t = useText(dialogMessages);
  const { form, field, set } = useFormKit({
    schema: z.object({ reason: optional ? reason : reason.min(1) }),
    blank: { reason: initial },
    sentences: { reason: t('reasonNeeded') },
    onValid: (given) => onConfirm(given.reason),
  });
  return (
    <FormDialog {...dialog} form={form} tone="danger" submitLabel={confirmLabel} onClose={onCancel}>
      <p>{children}</p>
      <TextAreaField
        {...field('reason')}
        label={t('reason')}
        note={optional ? t('optional') : undefined}
        maxLength={500}
        required={!optional}
        data-autofocus
        onKeyDown={sendByKeys}
      />
      {often !== undefined && (
        <div className={styles.often} role="group" aria-label={often.label}>
          {often.reasons.map((one) => (
            <Button
              key={one}
              variant="secondary"
              size="small"
              onClick={({ currentTarget }) => {
                set('reason', one);
                currentTarget.closest('form')!.querySelector('textarea')!.focus();
              }}
            >
              {one}
            </Button>
          ))}
        </div>
      )}
    </FormDialog>
  );
}

function sendByKeys({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>): void {
  if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form!.requestSubmit();
}
