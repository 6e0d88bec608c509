import type { PayableRow } from '@deepam/contracts';
import { Button, ButtonLink } from '../../../components/ui/button.js';
import type { Column } from '../../../components/ui/columns.js';
import { DateText } from '../../../components/ui/date-text.js';
import { MemberLink } from '../../../shared/members/member-link.js';
import { SharedNumbersBadge, type SharedNumberRows } from '../../../shared/members/shared-numbers.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { approvalRequestMessages } from '../../../lib/approval/messages.js';
import { requestPath } from '../../../lib/approval/request-path.js';
import { payoutMessages } from '../messages.js';
import { PayableAmount } from './payable-amount.js';
import { PayableStatus } from './payable-status.js';
import styles from './payouts.module.css';

export type PayableAction = 'approve' | 'reject' | 'transfers';
export type OnPayableAction = (what: PayableAction, payable: PayableRow) => void;

const describing = (payableId: string): string => `payable-${payableId}`;

export function payablesOfMemberColumns(...given: Parameters<typeof payableColumns>): Column<PayableRow>[] {
  return payableColumns(...given)
    .filter(({ key }) => key !== 'member')
    .map(({ isSortable: _, ...column }) =>
      column.key === 'date'
        ? { ...column, isLead: true, cell: (row, at) => <div id={describing(row._id)}>{column.cell(row, at)}</div> }
        : column,
    );
}

export function payableColumns(
  t: Translate<(typeof payoutMessages)['english']>,
  onAction: OnPayableAction,
  shared: SharedNumberRows | undefined,
): Column<PayableRow>[] {
  return [
    {
      key: 'member',
      header: t('member'),
      isLead: true,
      cell: ({ _id, member }) => (
        <div id={describing(_id)}>
          <MemberLink memberId={member._id} name={member.name} isPeek />
          <span className={styles.soft}>{member.referralCode}</span>
          <SharedNumbersBadge rows={shared} memberId={member._id} />
        </div>
      ),
    },
    { key: 'kind', header: t('kind'), fromRem: 65, cell: ({ kind }) => t(`kind.${kind}`) },
    {
      key: 'date',
      header: t('date'),
      isSortable: true,
      cell: ({ date }) => <DateText instant={date} withTime />,
    },
    {
      key: 'amount',
      header: t('sum'),
      isSortable: true,
      cell: (payable) => <PayableAmount {...payable} />,
      align: 'end',
      isKept: true,
    },
    { key: 'status', header: t('status'), isKept: true, cell: (payable) => <PayableStatus payable={payable} /> },
    {
      key: 'actions',
      header: t('actions'),
      isBare: true,
      cell: (payable) => <RowButtons payable={payable} onAction={onAction} />,
    },
  ];
}

function RowButtons({ payable, onAction }: { payable: PayableRow; onAction: OnPayableAction }) {
  const t = useText(payoutMessages);
  const say = useText(approvalRequestMessages);
  const { may } = useDesk();
  const { _id, state, waits } = payable;
  const isRequested = state === 'requested';
  const button = (what: PayableAction) => (
    <Button
      size="small"
      needsConnection
      variant="secondary"
      aria-haspopup="dialog"
      aria-describedby={describing(_id)}
      onClick={() => onAction(what, payable)}
    >
      {t(what)}
    </Button>
  );
  return (
    <div className={styles.pair}>
      {waits !== undefined && (
        <ButtonLink
          size="small"
          variant="secondary"
          to={requestPath(waits.requestedAt)}
          aria-describedby={describing(_id)}
        >
          {say('seeRequest')}
        </ButtonLink>
      )}
      {isRequested && may('payouts') && waits === undefined && button('approve')}
      {isRequested && may('payouts') && button('reject')}
      {!isRequested && state !== 'rejected' && button('transfers')}
    </div>
  );
}
