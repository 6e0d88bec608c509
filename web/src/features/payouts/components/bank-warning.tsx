import { WarningNotice } from '../../../components/warning-notice.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { bankFileMessages } from '../bank-file-messages.js';
import styles from './bank-files.module.css';

interface Props {
  lead: string;
  /** What a person says to know. */
  label: string;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
}

/** Nobody pays twice by a single press: what no program can know is said by a person. */
export function BankWarning({ lead, label, isConfirmed, onConfirm }: Props) {
  const t = useText(bankFileMessages);
  return (
    <WarningNotice title={t('bankMayPay')} lead={lead}>
      <label className={styles.check}>
        <input type="checkbox" checked={isConfirmed} onChange={({ target }) => onConfirm(target.checked)} />
        {label}
      </label>
    </WarningNotice>
  );
}
