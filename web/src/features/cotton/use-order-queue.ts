import type { CottonOrderView } from '@deepam/contracts';
import { useWaitingCases } from '../../shared/decisions/use-waiting-cases.js';
import { type CaseQueue, casesAtHand, type WaitingCase } from '../../shared/decisions/waiting-case.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useQueuedOrderDecision, useQueuedReturnDecision, networkCottonOrdersQuery, type OrdersQuery } from './api.js';
import { cottonMessages } from './messages.js';
import { orderCaseOf, returnCaseOf } from './order-case.js';

const everyOrder = {
  limit: casesAtHand,
  cursor: undefined,
  search: '',
  status: undefined,
  depositReturnStatus: undefined,
  from: undefined,
  to: undefined,
} as const;

export function useOrderQueue(at: string | null): CaseQueue {
  const t = useText(cottonMessages);
  const decision = useQueuedOrderDecision();
  return {
    ...useWaitingOrders(at, { status: 'Requested' }, (order) => orderCaseOf(t, order)),
    approve: ({ id }) => decision.mutateAsync({ id, status: 'Approved' }),
    reject: ({ id }, rejectionReason) => decision.mutateAsync({ id, status: 'Rejected', rejectionReason }),
    says: {
      approve: t('approve'),
      reject: t('reject'),
      rejectLead: ({ name, what: kg }) => t('rejectLead', { name, kg }),
      approved: () => t('decided', { status: t('statusApproved') }),
      rejected: () => t('decided', { status: t('statusRejected') }),
    },
  };
}

export function useReturnQueue(at: string | null): CaseQueue {
  const t = useText(cottonMessages);
  const decision = useQueuedReturnDecision();
  return {
    ...useWaitingOrders(at, { depositReturnStatus: 'Requested' }, (order) => returnCaseOf(t, order)),
    approve: ({ id, what }) =>
      decision.mutateAsync({ id, status: 'Approved', cottonReturnQuantity: Number(what), adminImage: null }),
    reject: ({ id }, rejectionReason) => decision.mutateAsync({ id, status: 'Rejected', rejectionReason }),
    says: {
      approve: t('approveReturn'),
      reject: t('rejectReturn'),
      rejectLead: ({ name, what: kg }) => t('rejectReturnLead', { name, kg }),
      approved: () => t('returnDecided', { status: t('statusApproved') }),
      rejected: () => t('returnDecided', { status: t('statusRejected') }),
    },
  };
}

function useWaitingOrders(
  at: string | null,
  waiting: Partial<OrdersQuery>,
  caseOf: (order: CottonOrderView) => WaitingCase | null,
) {
  return useWaitingCases(at, {
    list: networkCottonOrdersQuery({ ...everyOrder, ...waiting, sort: 'requestDate', order: 'asc' }),
    alone: networkCottonOrdersQuery({ ...everyOrder, orderId: at ?? '' }),
    rowsOf: ({ items }) => items,
    caseOf,
  });
}
