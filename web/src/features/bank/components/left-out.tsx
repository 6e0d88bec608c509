import type { BulkApprovalPreview } from '@deepam/contracts';
import { personName } from '../../../components/person-name.js';
import { WarningNotice } from '../../../components/warning-notice.js';
import { formatCount, formatRupees } from '../../../lib/format/money.js';
import { counted } from '../../../lib/i18n/counted.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { approvalMessages } from '../approval-messages.js';
import { ScrolledList } from './scrolled-list.js';

export function LeftOut({ rows }: { rows: BulkApprovalPreview['leftOut'] }) {
  const t = useText(approvalMessages);
  if (rows.length === 0) return null;
  const title = t(counted('leftOut', rows.length), { count: formatCount(rows.length) });
  return (
    <WarningNotice title={title} lead={t('leftOutLead')}>
      <ScrolledList label={title}>
        {rows.map(({ requestId, name, plan, amount, why, line }) => (
          <li key={requestId}>
            <strong>{personName(name)}</strong>, {t('asksFor', { plan, amount: formatRupees(amount) })}
            {': '}
            {t(`why.${why}`, { amount: formatRupees(line.amount) })}
          </li>
        ))}
      </ScrolledList>
    </WarningNotice>
  );
}
