import type { BulkApprovalPreview } from '@deepam/contracts';
import { bankMoneyMessages } from '../../../components/bank-money-messages.js';
import { Button } from '../../../components/button.js';
import type { Column } from '../../../components/columns.js';
import { DataTable } from '../../../components/data-table.js';
import { Dialog } from '../../../components/dialog.js';
import { FieldError } from '../../../components/field.js';
import { personName } from '../../../components/person-name.js';
import { SeenBeforeBadge } from '../../../components/seen-before.js';
import { PlanBadge, StatusBadge } from '../../../components/status-badge.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { formatDay } from '../../../lib/format/date.js';
import { formatCount, formatRupees } from '../../../lib/format/money.js';
import { counted } from '../../../lib/i18n/counted.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { useBegin } from '../api/approvals.js';
import { approvalMessages } from '../approval-messages.js';
import styles from './bank.module.css';

type Row = BulkApprovalPreview['rows'][number];

interface Props {
  preview: BulkApprovalPreview;
  onClose: () => void;
}

/** Who, what, and by which money; approved is what was looked at here, also if more has come meanwhile. */
export function ApproveDialog({ preview, onClose }: Props) {
  const t = useText(approvalMessages);
  const begin = useBegin();
  const { rows, total } = preview;
  const count = formatCount(rows.length);
  const start = () =>
    begin.mutate(
      { requests: rows.map(({ requestId, line }) => ({ requestId, lineId: line._id })) },
      {
        onSuccess: () => {
          showToast(t('begun', { count }), 'success');
          onClose();
        },
      },
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
        <Rows rows={rows} />
        {begin.isError && <FieldError text={t('failed', { error: sentenceOf(begin.error) })} />}
      </div>
    </Dialog>
  );
}

function Rows({ rows }: { rows: readonly Row[] }) {
  const t = useText(approvalMessages);
  const say = useText(bankMoneyMessages);
  const columns: Column<Row>[] = [
    {
      key: 'name',
      header: t('name'),
      lead: true,
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
      lead: true,
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
          <span className={styles.soft}>{line.narration}</span>
        </div>
      ),
    },
  ];
  return <DataTable caption={t('title')} columns={columns} rows={rows} rowKey={({ requestId }) => requestId} />;
}
