import type { ApprovalView } from '@deepam/contracts';
import { WarningNotice } from '../../components/warning-notice.js';
import { formatCount } from '../../lib/format/money.js';
import { useText } from '../../lib/i18n/use-text.js';
import { approvalRequestMessages } from '../../lib/approval/messages.js';
import { changeRows } from './change-rows.js';
import styles from './approvals.module.css';
import { grouped, splitChanges } from './doubts.js';

type Props = Pick<ApprovalView, 'changes' | 'payments' | 'transferredBefore'>;

/** The facts that the approver checks before the approval; it is empty if there are none. */
export function ApprovalDoubts({ changes, payments, transferredBefore }: Props) {
  const t = useText(approvalRequestMessages);
  const count = transferredBefore;
  const before: [string, string][] = [];
  if (count !== undefined && payments === null) before.push([t('earlierTransfer'), t('transferredBeforeOne')]);
  if (count !== undefined && payments !== null)
    before.push([t('transferredBefore'), t('transferredBeforeOf', { count: formatCount(count) })]);
  const rows = grouped([...before, ...changeRows(splitChanges(changes).doubts, t, String)]);
  if (rows.length === 0) return null;
  return (
    <WarningNotice tone="warn" title={t('toCheck')}>
      <dl className={styles.doubts}>
        {rows.map(([name, values]) => (
          <div key={name}>
            <dt>{name}</dt>
            {values.map((value) => (
              <dd key={value}>{value}</dd>
            ))}
          </div>
        ))}
      </dl>
    </WarningNotice>
  );
}
