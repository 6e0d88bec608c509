import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/ui/button.js';
import { Panel } from '../../../components/ui/panel.js';
import { ErrorState, LoadingState } from '../../../components/ui/states.js';
import { formatCount, formatRupees } from '../../../lib/format/money.js';
import { counted } from '../../../lib/i18n/counted.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { usePreviewBulkApproval } from '../api.js';
import { approvalMessages } from '../approval-messages.js';
import { ApprovalList } from './approval-list.js';
import { ApproveDialog } from './approve-dialog.js';
import styles from './bank.module.css';
import type { BulkApprovalPreview } from '@deepam/contracts';
import { personName } from '../../../components/ui/person-name.js';
import { WarningNotice } from '../../../components/ui/warning-notice.js';
import { ScrolledList } from './scrolled-list.js';

export function ApprovePanel() {
  const t = useText(approvalMessages);
  return (
    <Panel title={t('title')} lead={t('lead')} screenOnly>
      <div className={styles.panel}>
        <Ready />
        <ApprovalList />
      </div>
    </Panel>
  );
}

function Ready() {
  const t = useText(approvalMessages);
  const preview = usePreviewBulkApproval();
  const [looks, setLooks] = useState(false);
  const { data } = preview;
  if (data === undefined)
    return preview.isError ? (
      <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />
    ) : (
      <LoadingState neverKept />
    );
  const { rows, total, leftOut, hasMore, cottonOrders } = data;
  const count = formatCount(rows.length);
  return (
    <>
      <p role="status">
        {rows.length === 0 ? t('none') : t(counted('ready', rows.length), { count, total: formatRupees(total) })}
        {hasMore && ` ${t('hasMore')}`}
      </p>
      {rows.length > 0 && (
        <div>
          <Button needsConnection onClick={() => setLooks(true)}>
            {t(counted('look', rows.length), { count })}
          </Button>
        </div>
      )}
      <LeftOut rows={leftOut} />
      {cottonOrders > 0 && (
        <div className={styles.aside}>
          <p>{t(counted('cotton', cottonOrders), { count: formatCount(cottonOrders) })}</p>
          <ButtonLink variant="secondary" size="small" to="/dashboard?orders=Requested#cotton">
            {t('toCotton')}
          </ButtonLink>
        </div>
      )}
      {looks && <ApproveDialog preview={data} onClose={() => setLooks(false)} />}
    </>
  );
}

function LeftOut({ rows }: { rows: BulkApprovalPreview['leftOut'] }) {
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
