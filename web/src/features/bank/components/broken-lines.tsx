import type { StatementPreview } from '@deepam/contracts';
import { WarningNotice } from '../../../components/warning-notice.js';
import { formatCount } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { bankMessages } from '../messages.js';
import styles from './bank.module.css';

interface Props {
  preview: StatementPreview;
  leavesOut: boolean;
  onLeaveOut: (leavesOut: boolean) => void;
}

/** Nothing is left out before somebody says so who could read what. */
export function BrokenLines({ preview: { broken, brokenCount }, leavesOut, onLeaveOut }: Props) {
  const t = useText(bankMessages);
  return (
    <WarningNotice title={t('brokenTitle', { count: formatCount(brokenCount) })} lead={t('brokenLead')}>
      <ul className={styles.broken}>
        {broken.map(({ line, reason }) => (
          <li key={line}>{t('brokenLine', { line: String(line), reason: t(`broken.${reason}`) })}</li>
        ))}
      </ul>
      <label className={styles.check}>
        <input type="checkbox" checked={leavesOut} onChange={({ target }) => onLeaveOut(target.checked)} />
        {t('leaveOut')}
      </label>
    </WarningNotice>
  );
}
