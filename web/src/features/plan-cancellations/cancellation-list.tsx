import type { CancellationView } from '@deepam/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PlanSalesDialog } from '../../shared/plans/plan-sales-dialog.js';
import { planSalesMessages } from '../../shared/plans/plan-sales-messages.js';
import { EmptyState } from '../../components/ui/states.js';
import { SteadyList } from '../../components/ui/steady-list.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { useText } from '../../lib/i18n/use-text.js';
import { cancellationsQuery, useRejectCancellation } from '../../lib/network/plan-sales.js';
import { useKeysetPages } from '../../lib/use-keyset-pages.js';
import { personName } from '../../components/ui/person-name.js';
import { ReasonDialog } from '../../components/ui/reason-dialog.js';
import { sentenceOf } from '../../lib/api/api-error.js';
import { announceAndClose } from '../../lib/announce-and-close.js';
import type { Column } from '../../components/ui/columns.js';
import { DateText } from '../../components/ui/date-text.js';
import { DecisionButtons } from '../../shared/decisions/decision-buttons.js';
import { MemberLink } from '../../shared/members/member-link.js';
import { MoneyText } from '../../components/ui/money-text.js';
import type { Translate } from '../../lib/i18n/messages.js';

type Text = Translate<(typeof planSalesMessages)['english']>;

type Actions = Record<'onApprove' | 'onReject', (request: CancellationView) => void>;

const describing = ({ _id }: CancellationView): string => `cancellation-${_id}`;

/** @param actions null for readers without a permission to decide */
function cancellationColumns(t: Text, actions: Actions | null): Column<CancellationView>[] {
  return [
    {
      key: 'member',
      header: t('member'),
      isLead: true,
      cell: (request) => (
        <span id={describing(request)}>
          <MemberLink memberId={request.memberId} name={request.name} isPeek /> {request.referralCode}
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

const actionColumn = (t: Text, { onApprove, onReject }: Actions): Column<CancellationView> => ({
  key: 'actions',
  header: t('actions'),
  isBare: true,
  cell: (request) => (
    <DecisionButtons
      describedBy={describing(request)}
      approve={{ label: t('reverse'), onChoose: () => onApprove(request) }}
      reject={{ label: t('reject'), onChoose: () => onReject(request) }}
    />
  ),
});

const pageSize = 20;

export function CancellationList() {
  const t = useText(planSalesMessages);
  const { may } = useDesk();
  const pages = useKeysetPages('');
  const requests = useQuery(cancellationsQuery({ limit: pageSize, cursor: pages.cursor }));
  const [approving, setApproving] = useState<CancellationView | null>(null);
  const [rejecting, setRejecting] = useState<CancellationView | null>(null);
  return (
    <>
      <SteadyList
        caption={t('cancellations')}
        list={requests}
        pages={pages}
        pageSize={pageSize}
        columns={cancellationColumns(
          t,
          may('decide-plans') ? { onApprove: setApproving, onReject: setRejecting } : null,
        )}
        empty={
          <EmptyState title={t('none')} icon="check">
            <p>{t('noneHint')}</p>
          </EmptyState>
        }
      />
      {approving !== null && (
        <PlanSalesDialog
          member={{ _id: approving.memberId, name: approving.name }}
          onClose={() => setApproving(null)}
        />
      )}
      {rejecting !== null && <RejectCancellationDialog request={rejecting} onClose={() => setRejecting(null)} />}
    </>
  );
}

export function RejectCancellationDialog({ request, onClose }: { request: CancellationView; onClose: () => void }) {
  const t = useText(planSalesMessages);
  const rejection = useRejectCancellation();
  const { _id: id, plan } = request;
  const reject = (reason: string) =>
    rejection.mutate({ id, reason }, { onSuccess: announceAndClose(t('rejected'), onClose) });
  return (
    <ReasonDialog
      title={t('rejectTitle')}
      confirmLabel={t('reject')}
      busy={rejection.isPending}
      failure={rejection.isError ? t('rejectFailed', { error: sentenceOf(rejection.error) }) : undefined}
      onConfirm={reject}
      onCancel={onClose}
    >
      {t('rejectLead', { name: personName(request.name), plan })}
    </ReasonDialog>
  );
}
