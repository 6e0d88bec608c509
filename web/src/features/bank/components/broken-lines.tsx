import type { StatementPreview } from '@deepam/contracts';
import { WarningNotice } from '../../../components/ui/warning-notice.js';
import { formatCount } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { bankMessages } from '../messages.js';
import styles from './bank.module.css';
import { ScrolledList } from './money-list.js';

interface Props {
  preview: StatementPreview;
  isRead: boolean;
  onRead: (isRead: boolean) => void;
}

/** Lines are only left out, or imported next to a possible gap, after the clerk has seen them and confirmed it. */
export function BrokenLines({ preview: { broken, brokenCount, gapCount = 0 }, isRead, onRead }: Props) {
  const t = useText(bankMessages);
  const unreadable = brokenCount - gapCount;
  const notice = (title: string, lead: string, some: StatementPreview['broken']) => (
    <WarningNotice title={title} lead={lead}>
      <ScrolledList label={title}>
        {some.map(({ line, reason }) => (
          <li key={line}>{t('brokenLine', { line: String(line), reason: t(`broken.${reason}`) })}</li>
        ))}
      </ScrolledList>
    </WarningNotice>
  );
  return (
    <>
      {unreadable > 0 &&
        notice(
          t('brokenTitle', { count: formatCount(unreadable) }),
          t('brokenLead'),
          broken.filter(({ reason }) => reason !== 'gap'),
        )}
      {gapCount > 0 &&
        notice(
          t('gapTitle', { count: formatCount(gapCount) }),
          t('gapLead'),
          broken.filter(({ reason }) => reason === 'gap'),
        )}
      <label className={styles.check}>
        <input type="checkbox" checked={isRead} onChange={({ target }) => onRead(target.checked)} />
        {t(unreadable > 0 ? 'leaveOut' : 'takeInAll')}
      </label>
    </>
  );
}
