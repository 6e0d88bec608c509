import type { CancellationView, SoldPlan } from '@deepam/contracts';
import { useState } from 'react';
import { Dialog } from '../../components/ui/dialog.js';
import { ErrorState, LoadingState } from '../../components/ui/states.js';
import { useWaitingCases } from '../../shared/decisions/use-waiting-cases.js';
import { casesAtHand, type DialogQueue, type WaitingCase } from '../../shared/decisions/waiting-case.js';
import { PlanSalesDialog } from '../../shared/plans/plan-sales-dialog.js';
import { planSalesMessages } from '../../shared/plans/plan-sales-messages.js';
import { ReverseSaleDialog } from '../../shared/plans/reverse-sale-dialog.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { formatDate, formatDateTime } from '../../lib/format/date.js';
import { formatRupees } from '../../lib/format/money.js';
import type { Translate } from '../../lib/i18n/messages.js';
import { useText } from '../../lib/i18n/use-text.js';
import { cancellationsQuery, useSalesOfMember } from '../../lib/network/plan-sales.js';
import { RejectCancellationDialog } from './cancellation-list.js';

type Text = Translate<(typeof planSalesMessages)['english']>;

export function useCancellationQueue(at: string | null): DialogQueue {
  const t = useText(planSalesMessages);
  const { may } = useDesk();
  const list = cancellationsQuery({ limit: casesAtHand, cursor: undefined });
  const waiting = useWaitingCases(at, {
    list,
    // A request beyond the oldest ones is shown when they are reviewed.
    alone: list,
    rowsOf: ({ items }) => items,
    caseOf: (request) => cancellationOf(request, t, may('decide-plans')),
  });
  return { ...waiting, hasDialogs: true, sentences: { approve: t('reverse'), reject: t('reject') } };
}

function cancellationOf(request: CancellationView, t: Text, mayDecide: boolean): WaitingCase {
  const { _id, memberId, name, referralCode, plan, amount, approvedAt, requestedAt, reason } = request;
  return {
    id: _id,
    key: _id,
    name,
    about: referralCode,
    subject: plan,
    request: `${plan}, ${formatRupees(amount)}`,
    requestedAt,
    facts: [
      [t('plan'), plan],
      [t('amount'), formatRupees(amount)],
      [t('approvedOn'), formatDate(approvedAt)],
      [t('askedOn'), formatDateTime(requestedAt)],
      [t('memberReason'), reason ?? '–'],
    ],
    notes: [],
    payment: null,
    expectedId: null,
    memberId,
    seenBefore: [],
    isSuspended: false,
    closed: mayDecide ? [] : ['approve', 'reject'],
    dialogOf: (decision, onClose) =>
      decision === 'approve' ? (
        <ReverseRequestedSale request={request} onClose={onClose} />
      ) : (
        <RejectCancellationDialog request={request} onClose={onClose} />
      ),
  };
}

/** The history of the member's plans says why a sale cannot be reversed. */
function ReverseRequestedSale({ request, onClose }: { request: CancellationView; onClose: () => void }) {
  const t = useText(planSalesMessages);
  const { memberId, plan } = request;
  const { data, error, refetch } = useSalesOfMember(memberId);
  if (data === undefined) {
    return (
      <Dialog open title={t('reverseTitle', { plan })} onClose={onClose}>
        {error === null ? <LoadingState /> : <ErrorState error={error} onRetry={() => void refetch()} />}
      </Dialog>
    );
  }
  return <LoadedSale sales={data} request={request} onClose={onClose} />;
}

interface Props {
  sales: readonly SoldPlan[];
  request: CancellationView;
  onClose: () => void;
}

function LoadedSale({ sales, request: { memberId, saleId, name }, onClose }: Props) {
  // The dialog still has to report the result of the reversal, so it keeps the sale as it was before.
  const [sale] = useState(() => sales.find(({ _id }) => _id === saleId));
  return sale === undefined || sale.blocked !== null ? (
    <PlanSalesDialog member={{ _id: memberId, name }} onClose={onClose} />
  ) : (
    <ReverseSaleDialog sale={sale} name={name} onClose={onClose} />
  );
}
