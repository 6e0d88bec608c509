import type { PayableRow } from '@deepam/contracts';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../components/ui/button.js';
import { useWaitingCases } from '../../shared/decisions/use-waiting-cases.js';
import { casesAtHand, type Decision, type DialogQueue, type WaitingCase } from '../../shared/decisions/waiting-case.js';
import { callApi, type Page } from '../../lib/api-client.js';
import { keyOf } from '../../lib/api/endpoint-query.js';
import { approvalRequestMessages } from '../../lib/approval/messages.js';
import { requestPath } from '../../lib/approval/request-path.js';
import { formatDateTime } from '../../lib/format/date.js';
import { formatRupees } from '../../lib/format/money.js';
import type { Translate } from '../../lib/i18n/messages.js';
import { useText } from '../../lib/i18n/use-text.js';
import { payablesQuery } from './api.js';
import { askedOf } from './components/asked-of.js';
import { PayableActionDialog } from './components/payable-action-dialog.js';
import { PayableAmount } from './components/payable-amount.js';
import { payoutMessages } from './messages.js';

type Text = Translate<(typeof payoutMessages)['english']>;
type ApprovalText = Translate<(typeof approvalRequestMessages)['english']>;

const oldest = payablesQuery({ limit: casesAtHand, state: 'requested', sort: 'date', order: 'asc' });

const alone = (payableId: string) => ({
  queryKey: keyOf('payable', { payableId, of: 'queue' }),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Page<PayableRow>> => ({
    items: [await callApi('payable', { params: { payableId }, signal })],
    nextCursor: null,
    total: 1,
  }),
});

export function usePayoutQueue(at: string | null): DialogQueue {
  const t = useText(payoutMessages);
  const say = useText(approvalRequestMessages);
  const waiting = useWaitingCases(at, {
    list: oldest,
    alone: alone(at ?? ''),
    rowsOf: ({ items }) => items,
    caseOf: (row) => payoutOf(row, t, say),
  });
  return { ...waiting, hasDialogs: true, sentences: { approve: t('approve'), reject: t('reject') } };
}

function payoutOf(payable: PayableRow, t: Text, say: ApprovalText): WaitingCase | null {
  const { _id, kind, state, member, amount, date, isMemberSuspended, heldUntil, waits } = payable;
  if (state !== 'requested') return null;
  return {
    id: _id,
    key: _id,
    name: member.name,
    about: member.referralCode,
    subject: kind,
    request: formatRupees(amount),
    requestedAt: date,
    facts: [
      [t('kind'), t(`kind.${kind}`)],
      [t('sum'), <PayableAmount key="amount" {...payable} />],
      [t('date'), formatDateTime(date)],
    ],
    notes: [],
    warnings: [
      ...(isMemberSuspended ? [t('memberSuspended')] : []),
      ...(heldUntil === undefined ? [] : [t('held', { moment: formatDateTime(heldUntil) })]),
      ...(waits === undefined ? [] : [`${say('waitsSince')} ${askedOf(waits, say)}`]),
    ],
    payment: null,
    expectedId: null,
    memberId: member._id,
    seenBefore: [],
    isSuspended: isMemberSuspended === true,
    closed: waits === undefined ? [] : ['approve'],
    evidence: waits !== undefined && (
      <div>
        <ButtonLink size="small" variant="secondary" to={requestPath(waits.requestedAt)}>
          {say('seeRequest')}
        </ButtonLink>
      </div>
    ),
    dialogOf: (decision, onClose) => <PayoutDialog decision={decision} payable={payable} onClose={onClose} />,
  };
}

interface Props {
  decision: Decision;
  payable: PayableRow;
  onClose: () => void;
}

function PayoutDialog({ decision, payable, onClose }: Props) {
  const { data } = useQuery(oldest);
  return <PayableActionDialog what={decision} payable={payable} rows={data?.items ?? []} onClose={onClose} />;
}
