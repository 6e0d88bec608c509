import { useId } from 'react';
import { FieldError } from '../../../components/ui/field.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { accountMessages } from '../messages.js';
import styles from './profile.module.css';

interface Props {
  agreed: boolean;
  onChange: (agreed: boolean) => void;
  isMissing: boolean;
}

export function ConsentField({ agreed, onChange, isMissing }: Props) {
  const t = useText(accountMessages);
  const errorId = useId();
  return (
    <div>
      <label className={styles.agree}>
        <input
          type="checkbox"
          name="kycConsent"
          checked={agreed}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? errorId : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{t('consentText')}</span>
      </label>
      {isMissing && <FieldError id={errorId} text={t('consentNeeded')} />}
    </div>
  );
}
