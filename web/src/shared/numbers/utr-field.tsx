import type { ComponentProps } from 'react';
import { useText } from '../../lib/i18n/use-text.js';
import { dialogMessages } from '../../components/ui/dialog-messages.js';
import { TextField } from '../../components/ui/text-field.js';

/** The field has no maximum length, which would cut pasted groups. */
export function UtrField({ error, hint, ...input }: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const t = useText(dialogMessages);
  return (
    <TextField
      {...input}
      label={t('utr')}
      note={t('optional')}
      hint={hint ?? t('utrHint')}
      error={error}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}
