import type { DeskPayout } from '@deepam/contracts';
import { Button, ButtonLink } from '../../../components/button.js';
import type { Column } from '../../../components/columns.js';
import { DateText } from '../../../components/date-text.js';
import { MemberLink } from '../../../components/member-link.js';
import { SharedNumbersBadge, type SharedNumberRows } from '../../../components/shared-numbers.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { secondPersonMessages } from '../../../lib/second-person/messages.js';
import { requestPath } from '../../../lib/second-person/request-path.js';
import type { payoutMessages } from '../messages.js';
import { PayoutAmount } from './payout-amount.js';
import { PayoutStatus } from './payout-status.js';
import styles from './payouts.module.css';
import { ProofButton } from './proof-button.js';
import { WaitsForSecond } from './waits-for-second.js';
import { WhoSends } from './who-sends.js';

/** One in a batch is decided by the bank's answer. */
export const isFree = ({ status, batchId }: DeskPayout): boolean => status === 'Requested' && batchId === undefined;

/** What is asked for already is not asked for once more. */
export const isFreeForBatch = (payout: DeskPayout): boolean => isFree(payout) && payout.waits === undefined;

/** What a row lets somebody do. */
export type PayoutAction = 'approve' | 'reject' | 'send' | 'send-granted' | 'details';

/** Ties the buttons of a row to whose payout they decide. */
const describing = (payoutId: string): string => `payout-${payoutId}`;
/** And says why it can't be chosen for a batch. */
export const waitingId = (payoutId: string): string => `payout-waits-${payoutId}`;

/** Those of one member's list, which need not say whose each is. */
export function payoutsOfOneColumns(...given: Parameters<typeof payoutColumns>): Column<DeskPayout>[] {
  return payoutColumns(...given)
    .filter(({ key }) => key !== 'member')
    .map(({ sortable: _, ...column }) =>
      column.key === 'requestedAt'
        ? { ...column, lead: true, cell: (row, at) => <div id={describing(row._id)}>{column.cell(row, at)}</div> }
        : column,
    );
}

export function payoutColumns(
  t: Translate<(typeof payoutMessages)['english']>,
  /** Null for those who decide nothing. */
  onDecide: ((what: PayoutAction, payout: DeskPayout) => void) | null,
  onProof: (src: string) => void,
  shared: SharedNumberRows | undefined,
): Column<DeskPayout>[] {
  return [
    {
      key: 'member',
      header: t('member'),
      lead: true,
      cell: ({ _id, member }) => (
        <div id={describing(_id)}>
          <MemberLink memberId={member._id} name={member.name} />
          <span className={styles.soft}>{member.referralCode}</span>
          <SharedNumbersBadge rows={shared} memberId={member._id} />
        </div>
      ),
    },
    {
      key: 'requestedAt',
      header: t('date'),
      sortable: true,
      cell: ({ date }) => <DateText instant={date} withTime />,
    },
    {
      key: 'amount',
      header: t('sum'),
      sortable: true,
      cell: (payout) => <PayoutAmount entry={payout} />,
      align: 'end',
    },
    {
      key: 'status',
      header: t('status'),
      cell: (payout) => (
        <div>
          <PayoutStatus entry={payout} />
          {payout.toSend && <WhoSends {...payout.toSend} />}
          {payout.waits && <WaitsForSecond id={waitingId(payout._id)} {...payout.waits} />}
        </div>
      ),
    },
    {
      key: 'proof',
      header: t('proof'),
      screenOnly: true,
      cell: ({ _id, paymentProof }) => (
        <ProofButton src={paymentProof} describedBy={describing(_id)} onOpen={onProof} />
      ),
    },
    {
      key: 'actions',
      header: t('actions'),
      bare: true,
      cell: (payout) => onDecide !== null && <RowButtons payout={payout} t={t} onDecide={onDecide} />,
    },
  ];
}

interface RowButtonsProps {
  payout: DeskPayout;
  t: Translate<(typeof payoutMessages)['english']>;
  onDecide: (what: PayoutAction, payout: DeskPayout) => void;
}

function RowButtons({ payout, t, onDecide }: RowButtonsProps) {
  const say = useText(secondPersonMessages);
  const { _id, cameBackAt, detailsUntil, waits, toSend } = payout;
  const button = (what: PayoutAction, label: string, variant: 'primary' | 'secondary' = 'primary') => (
    <Button
      size="small"
      needsLine
      variant={variant}
      aria-describedby={describing(_id)}
      onClick={() => onDecide(what, payout)}
    >
      {label}
    </Button>
  );
  // It would be asked for twice, or refused.
  if (waits !== undefined)
    return (
      <div className={styles.pair}>
        <ButtonLink size="small" variant="secondary" to={requestPath(waits.askedAt)} aria-describedby={describing(_id)}>
          {say('seeRequest')}
        </ButtonLink>
        {isFree(payout) && button('reject', t('reject'), 'secondary')}
        {toSend?.isYours && button('send-granted', t('recordSent'), 'secondary')}
      </div>
    );
  if (cameBackAt !== undefined) return button('send', t('sendAgain'));
  if (toSend?.isOverdue)
    return (
      <div className={styles.pair}>
        {toSend.isYours && button('send-granted', t('recordSent'))}
        {button('send', t('sendTitle'), 'secondary')}
      </div>
    );
  if (toSend?.isYours)
    return toSend.isPaid ? button('send-granted', t('recordSent'), 'secondary') : button('send-granted', t('sendNow'));
  if (detailsUntil !== undefined) return button('details', t('showBank'), 'secondary');
  if (!isFree(payout)) return null;
  return (
    <div className={styles.pair}>
      {button('approve', t('approve'))}
      {button('reject', t('reject'), 'secondary')}
    </div>
  );
}
