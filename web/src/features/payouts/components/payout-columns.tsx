import { Button } from '../../../components/button.js';
import type { Column } from '../../../components/columns.js';
import { DateText } from '../../../components/date-text.js';
import { personName } from '../../../components/person-name.js';
import { SharedNumbersBadge, type SharedNumberRows } from '../../../components/shared-numbers.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import type { payoutMessages } from '../messages.js';
import type { PayoutRow } from '../payout-row.js';
import { PayoutAmount } from './payout-amount.js';
import { PayoutStatus } from './payout-status.js';
import styles from './payouts.module.css';
import { ProofButton } from './proof-button.js';

/** One in a batch is decided by the bank's answer. */
const isDecidedHere = ({ entry }: PayoutRow): boolean => entry.status === 'Requested' && entry.batchId === undefined;

/** Ties the buttons of a row to whose payout they decide. */
const describing = (entryId: string): string => `payout-${entryId}`;

export function payoutColumns(
  t: Translate<(typeof payoutMessages)['english']>,
  /** Null for those who decide nothing. */
  onDecide: ((what: 'approve' | 'reject', row: PayoutRow) => void) | null,
  onProof: (src: string) => void,
  shared: SharedNumberRows | undefined,
): Column<PayoutRow>[] {
  return [
    {
      key: 'member',
      header: t('member'),
      lead: true,
      cell: ({ member, entry }) => (
        <div id={describing(entry._id)}>
          <span className={styles.who}>{personName(member.name)}</span>
          <span className={styles.soft}>{member.referralCode}</span>
          <SharedNumbersBadge rows={shared} memberId={member._id} />
        </div>
      ),
    },
    { key: 'date', header: t('date'), cell: ({ entry }) => <DateText instant={entry.date} withTime /> },
    { key: 'amount', header: t('sum'), cell: ({ entry }) => <PayoutAmount entry={entry} />, align: 'end' },
    { key: 'status', header: t('status'), cell: ({ entry }) => <PayoutStatus entry={entry} /> },
    {
      key: 'proof',
      header: t('proof'),
      screenOnly: true,
      cell: ({ entry }) => (
        <ProofButton src={entry.paymentProof} describedBy={describing(entry._id)} onOpen={onProof} />
      ),
    },
    {
      key: 'actions',
      header: t('actions'),
      bare: true,
      cell: (row) =>
        onDecide !== null &&
        isDecidedHere(row) && (
          <div className={styles.pair}>
            <Button
              size="small"
              needsLine
              aria-describedby={describing(row.entry._id)}
              onClick={() => onDecide('approve', row)}
            >
              {t('approve')}
            </Button>
            <Button
              size="small"
              needsLine
              variant="secondary"
              aria-describedby={describing(row.entry._id)}
              onClick={() => onDecide('reject', row)}
            >
              {t('reject')}
            </Button>
          </div>
        ),
    },
  ];
}
