import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import type { Column } from '../../../components/ui/columns.js';
import { DataTable } from '../../../components/ui/data-table.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { DateText } from '../../../components/ui/date-text.js';
import { ImageDialog } from '../../../components/ui/image-dialog.js';
import { OnlyOne } from '../../../components/ui/only-one.js';
import { EmptyState, ErrorState, LoadingState } from '../../../components/ui/states.js';
import { fileOf } from '../../../lib/files/fresh-link.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useBalance } from '../../../lib/own-balance.js';
import { payoutMessages } from '../messages.js';
import styles from './payouts.module.css';
import { PayableAmount } from './payable-amount.js';
import { ProofButton } from './proof-button.js';
import type { CommissionHistoryEntry } from '@deepam/contracts';
import { DecisionText } from '../../../shared/decisions/decision.js';
import { StatusBadge, type Tone } from '../../../components/ui/status-badge.js';
import { formatDay } from '../../../lib/format/date.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import { utrPart } from '../../../lib/format/utr-part.js';
import { MoneyText } from '../../../components/ui/money-text.js';
import balancesStyles from './balances.module.css';

const parts = ['available', 'reserved', 'paid', 'pending'] as const;

function Balances({ balance }: { balance: Record<(typeof parts)[number], number> }) {
  const t = useText(payoutMessages);
  return (
    <dl className={balancesStyles.balances}>
      {parts
        .filter((part) => part !== 'pending' || balance.pending !== 0)
        .map((part) => (
          <div key={part}>
            <dt>{t(part)}</dt>
            <dd>
              <MoneyText rupees={balance[part]} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

const tones: Record<CommissionHistoryEntry['status'], Tone> = { Requested: 'warn', Approved: 'good', Rejected: 'bad' };

function PayoutStatus({ entry }: { entry: CommissionHistoryEntry }) {
  const t = useText(payoutMessages);
  const { status, decidedDate, decidedBy, reason } = entry;
  const money = moneySentence(entry, t);
  return (
    <div>
      <StatusBadge tone={tones[status]}>{t(`status${status}`)}</StatusBadge>
      {money !== undefined && <p className={`${styles.soft} ${styles.number}`}>{money}</p>}
      {decidedDate !== undefined && (
        <p className={styles.soft}>
          <DecisionText at={decidedDate} by={decidedBy} />
        </p>
      )}
      {reason !== null && <p className={styles.soft}>{t('reason', { reason })}</p>}
    </div>
  );
}

const isPaid = ({ transfer }: CommissionHistoryEntry): boolean =>
  transfer?.state === 'paid' || transfer?.state === 'paid-twice';

function moneySentence(
  entry: CommissionHistoryEntry,
  t: Translate<(typeof payoutMessages)['english']>,
): string | undefined {
  const { status, transfer, net } = entry;
  // The whole amount is tax: there is nothing to transfer.
  if (status !== 'Approved' || net === 0) return undefined;
  if (transfer?.state === 'returned') return t('ownReturned');
  if (!isPaid(entry)) return t('ownInTransfer');
  const { paidOn, utr } = transfer!;
  return paidOn === undefined ? undefined : t('ownPaid', { day: formatDay(paidOn), utr: utrPart(utr ?? null) });
}

interface Props {
  title: string;
  payoutId?: string;
  onClose: () => void;
}

export function CommissionHistoryDialog({ title, payoutId, onClose }: Props) {
  const t = useText(payoutMessages);
  const { data, error, refetch } = useBalance();
  const [proof, setProof] = useState<string | null>(null);
  const [only, setOnly] = useState(payoutId);
  const linked = (data?.commissionHistory ?? []).filter(({ _id }) => _id === only);
  const rows = linked.length === 0 ? (data?.commissionHistory ?? []) : linked;
  const proofs = (data?.commissionHistory ?? []).flatMap(({ paymentProof: src, amount }) =>
    src === null ? [] : [{ src, title: t('proofOf', { amount: formatRupees(amount) }) }],
  );
  const columns: Column<CommissionHistoryEntry>[] = [
    { key: 'date', header: t('date'), cell: ({ date }) => <DateText instant={date} /> },
    { key: 'amount', header: t('sum'), cell: (entry) => <PayableAmount {...entry} />, align: 'end' },
    { key: 'status', header: t('status'), cell: (entry) => <PayoutStatus entry={entry} /> },
    {
      key: 'proof',
      header: t('proof'),
      isScreenOnly: true,
      cell: ({ paymentProof }) => <ProofButton src={paymentProof} onOpen={setProof} />,
    },
  ];

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="wide"
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <div className={styles.history}>
        {data === undefined ? (
          error === null ? (
            <LoadingState />
          ) : (
            <ErrorState error={error} onRetry={() => void refetch()} />
          )
        ) : (
          <>
            {linked.length === 0 ? <Balances balance={data} /> : <OnlyOne onAll={() => setOnly(undefined)} />}
            {rows.length === 0 ? (
              <EmptyState title={t('historyEmpty')} icon="rupee">
                <p>{t('historyEmptyHint')}</p>
              </EmptyState>
            ) : (
              <DataTable caption={title} columns={columns} rows={rows} rowKey={({ _id }) => _id} />
            )}
            {rows.some(isPaid) && (
              <p>
                {t('notArrived')} <Link to="/contact#grievances">{t('writeToUs')}</Link>
              </p>
            )}
          </>
        )}
      </div>
      <ImageDialog
        image={proofs.find(({ src }) => proof !== null && fileOf(src) === fileOf(proof)) ?? null}
        among={proofs}
        onClose={() => setProof(null)}
      />
    </Dialog>
  );
}
