import { WarningNotice } from '../../../components/ui/warning-notice.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { bankFileMessages } from '../bank-file-messages.js';
import styles from './bank-files.module.css';

interface Props {
  lead: string;
  label: string;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
}

/** The clerk confirms a fact that no program can know, so that a single press can't cause a duplicate transfer. */
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
