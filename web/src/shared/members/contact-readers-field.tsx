import { contactReaders, type ContactSeenBy } from '@deepam/contracts';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.js';
import { componentMessages } from '../../components/ui/messages.js';
import { SelectField } from '../../components/ui/text-field.js';

interface Props {
  value: ContactSeenBy;
  onChange: (chosen: ContactSeenBy) => void;
  hint?: ReactNode;
}

export function ContactReadersField({ value, onChange, hint }: Props) {
  const t = useText(componentMessages);
  return (
    <SelectField
      name="contactSeenBy"
      label={t('contactSeenBy')}
      hint={
        <>
          {t('contactHint')} {hint}
        </>
      }
      value={value}
      onChange={({ target }) => onChange(target.value as ContactSeenBy)}
    >
      {contactReaders.map((one) => (
        <option key={one} value={one}>
          {t(`contact.${one}`)}
        </option>
      ))}
    </SelectField>
  );
}
