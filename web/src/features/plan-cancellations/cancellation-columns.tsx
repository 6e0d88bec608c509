import type { CancellationView } from '@deepam/contracts';
import type { Column } from '../../components/ui/columns.js';
import { DateText } from '../../components/ui/date-text.js';
import { DecisionButtons } from '../../shared/decisions/decision-buttons.js';
import { MemberLink } from '../../shared/members/member-link.js';
import { MoneyText } from '../../components/ui/money-text.js';
import type { planSalesMessages } from '../../shared/plans/plan-sales-messages.js';
import type { Translate } from '../../lib/i18n/messages.js';

type Text = Translate<(typeof planSalesMessages)['english']>;
type Actions = Record<'onGrant' | 'onRefuse', (request: CancellationView) => void>;

const describing = ({ _id }: CancellationView): string => `cancellation-${_id}`;

/** @param actions null for readers without a permission to decide */
export function cancellationColumns(t: Text, actions: Actions | null): Column<CancellationView>[] {
  return [
    {
      key: 'member',
      header: t('member'),
      lead: true,
      cell: (request) => (
        <span id={describing(request)}>
          <MemberLink memberId={request.memberId} name={request.name} /> {request.referralCode}
        </span>
      ),
    },
    { key: 'plan', header: t('plan'), cell: ({ plan }) => plan },
    { key: 'amount', header: t('amount'), align: 'end', cell: ({ amount }) => <MoneyText rupees={amount} /> },
    { key: 'approved', header: t('approvedOn'), cell: ({ approvedAt }) => <DateText instant={approvedAt} /> },
    { key: 'asked', header: t('askedOn'), cell: ({ requestedAt }) => <DateText instant={requestedAt} withTime /> },
    { key: 'reason', header: t('memberReason'), cell: ({ reason }) => reason ?? '–' },
    ...(actions === null ? [] : [actionColumn(t, actions)]),
  ];
}

const actionColumn = (t: Text, { onGrant, onRefuse }: Actions): Column<CancellationView> => ({
  key: 'actions',
  header: t('actions'),
  bare: true,
  cell: (request) => (
    <DecisionButtons
      describedBy={describing(request)}
      grant={{ label: t('reverse'), onChoose: () => onGrant(request) }}
      refuse={{ label: t('refuse'), onChoose: () => onRefuse(request) }}
    />
  ),
});
