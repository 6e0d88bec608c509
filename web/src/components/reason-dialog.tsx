import type { ReactNode } from 'react';
import { reason } from '@deepam/contracts';
import { z } from 'zod';
import { useText } from '../lib/i18n/use-text.js';
import { dialogMessages } from './dialog-messages.js';
import { FormDialog } from './form-dialog.js';
import { TextAreaField } from './text-field.js';
import { useFormKit } from './use-form-kit.js';

interface Props {
  title: string;
  children: ReactNode;
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
export function ReasonDialog({ children, confirmLabel, optional = false, onConfirm, onCancel, ...dialog }: Props) {
  const t = useText(dialogMessages);
  const { form, field } = useFormKit({
    schema: z.object({ reason: optional ? reason : reason.min(1) }),
    blank: { reason: '' },
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
      />
    </FormDialog>
  );
}
