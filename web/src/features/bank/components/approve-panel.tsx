import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/ui/button.js';
import { Panel } from '../../../components/ui/panel.js';
import { ErrorState, LoadingState } from '../../../components/ui/states.js';
import { formatCount, formatRupees } from '../../../lib/format/money.js';
import { counted } from '../../../lib/i18n/counted.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { usePreviewBulkApproval, useBeginBulkApproval } from '../api.js';
import { approvalMessages } from '../approval-messages.js';
import { ApprovalList } from './approval-list.js';
import styles from './bank.module.css';
import type { BulkApprovalPreview } from '@deepam/contracts';
import { personName } from '../../../components/ui/person-name.js';
import { WarningNotice } from '../../../components/ui/warning-notice.js';
import { ScrolledList } from './money-list.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { FieldError } from '../../../components/ui/field.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { announceAndClose } from '../../../lib/announce-and-close.js';
import { bankMoneyMessages } from '../../../shared/bank/bank-money-messages.js';
import type { Column } from '../../../components/ui/columns.js';
import { DataTable } from '../../../components/ui/data-table.js';
import { Narration } from '../../../components/ui/narration.js';
import { SeenBeforeBadge } from '../../../shared/decisions/seen-before.js';
import { PlanBadge, StatusBadge } from '../../../components/ui/status-badge.js';
import { formatDay } from '../../../lib/format/date.js';

export function ApprovePanel() {
  const t = useText(approvalMessages);
  return (
    <Panel title={t('title')} isWholePage screenOnly>
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
          <ButtonLink variant="secondary" size="small" to="/requests?queue=orders">
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

interface Props {
  preview: BulkApprovalPreview;
  onClose: () => void;
}

/** The action covers only the requests of this preview, even if more have arrived. */
function ApproveDialog({ preview, onClose }: Props) {
  const t = useText(approvalMessages);
  const begin = useBeginBulkApproval();
  const { rows, total } = preview;
  const count = formatCount(rows.length);
  const start = () =>
    begin.mutate(
      { requests: rows.map(({ requestId, line }) => ({ requestId, lineId: line._id })) },
      { onSuccess: announceAndClose(t('begun', { count }), onClose) },
    );
  return (
    <Dialog
      open
      size="wide"
      title={t('title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={begin.isPending} onClick={start}>
            {t(counted('approve', rows.length), { count, total: formatRupees(total) })}
          </Button>
        </>
      }
    >
      <div className={styles.panel}>
        <p>{t('question')}</p>
        <ApproveRows rows={rows} />
        {begin.isError && <FieldError text={t('failed', { error: sentenceOf(begin.error) })} />}
      </div>
    </Dialog>
  );
}

type Row = BulkApprovalPreview['rows'][number];

function ApproveRows({ rows }: { rows: readonly Row[] }) {
  const t = useText(approvalMessages);
  const say = useText(bankMoneyMessages);
  const columns: Column<Row>[] = [
    {
      key: 'name',
      header: t('name'),
      isLead: true,
      cell: ({ name, referralCode, approvesMember, seenBefore }) => (
        <div className={`${styles.payment} ${styles.who}`}>
          <strong>{personName(name)}</strong>
          <span className={styles.code}>{referralCode}</span>
          {approvesMember && <StatusBadge tone="warn">{t('approvesMember')}</StatusBadge>}
          <SeenBeforeBadge seen={seenBefore} />
        </div>
      ),
    },
    {
      key: 'plan',
      header: t('plan'),
      isLead: true,
      cell: ({ plan, amount }) => (
        <div className={styles.payment}>
          <PlanBadge plan={plan} />
          <strong>{formatRupees(amount)}</strong>
        </div>
      ),
    },
    {
      key: 'line',
      header: t('bankLine'),
      cell: ({ line }) => (
        <div className={styles.payment}>
          <span>{t('lineOf', { amount: formatRupees(line.amount), date: formatDay(line.date) })}</span>
          <span className={styles.soft}>{say(`reason.${line.reason}`)}</span>
          <span className={styles.soft}>
            <Narration text={line.narration} />
          </span>
        </div>
      ),
    },
  ];
  return <DataTable caption={t('title')} columns={columns} rows={rows} rowKey={({ requestId }) => requestId} />;
}
