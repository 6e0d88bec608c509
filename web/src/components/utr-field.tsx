import { useText } from '../lib/i18n/use-text.js';
import { isUtr } from '../lib/utr.js';
import { dialogMessages } from './dialog-messages.js';
import { TextField } from './text-field.js';

interface Props {
  value: string;
  onChange: (utr: string) => void;
  /** From then on a wrong number is marked. */
  tried: boolean;
}

/** Asks for the number of a UPI payment, which may be left out. */
export function UtrField({ value, onChange, tried }: Props) {
  const t = useText(dialogMessages);
  return (
    <TextField
      label={t('utr')}
      note={t('optional')}
      hint={t('utrHint')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      value={value}
      error={tried && !isUtr(value) ? t('utrInvalid') : undefined}
      onChange={({ target }) => onChange(target.value.replace(/\s/g, ''))}
    />
  );
}
