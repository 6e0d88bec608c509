import { type CottonOrderView, makingCharge, toRupees } from '@deepam/contracts';
import { useWaitingCases } from '../../shared/decisions/use-waiting-cases.js';
import { type CaseQueue, casesAtHand, type WaitingCase } from '../../shared/decisions/waiting-case.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useQueuedOrderDecision, useQueuedReturnDecision, networkCottonOrdersQuery, type OrdersQuery } from './api.js';
import { cottonMessages } from './messages.js';
import { formatRupees } from '../../lib/format/money.js';
import type { Translate } from '../../lib/i18n/messages.js';
import { proofOf } from './order-pictures.js';

type Text = Translate<(typeof cottonMessages)['english']>;

const shared = ({ _id, member, quantity }: CottonOrderView) => ({
  id: _id,
  key: _id,
  name: member.name,
  about: member.mobile,
  subject: String(quantity),
  isSuspended: false,
  memberId: null,
  notes: [],
});

const requestOf = (t: Text, { quantity }: CottonOrderView, rupees: number): string =>
  `${t('kg', { count: quantity })}, ${formatRupees(rupees)}`;

function orderCaseOf(t: Text, order: CottonOrderView): WaitingCase | null {
  if (order.status !== 'Requested') return null;
  return {
    ...shared(order),
    request: requestOf(t, order, order.deposit),
    requestedAt: order.requestDate,
    facts: [
      [t('deposit'), formatRupees(order.deposit)],
      [t('utr'), order.utr ?? t('notGiven')],
      [t('address'), order.address],
    ],
    payment: { due: order.deposit, proof: proofOf(t, order) },
    expectedId: order._id,
    seenBefore: order.seenBefore,
  };
}

function returnCaseOf(t: Text, order: CottonOrderView): WaitingCase | null {
  if (order.depositReturnStatus !== 'Requested') return null;
  const { quantity: kg, member } = order;
  return {
    ...shared(order),
    request: requestOf(t, order, order.depositReturnAmount),
    requestedAt: order.steps.find(({ step }) => step === 'return-requested')?.at ?? order.requestDate,
    facts: [
      [t('returnQuantity'), t('kg', { count: kg })],
      [t('depositLine'), formatRupees(order.deposit)],
      [t('makingChargeLine'), formatRupees(toRupees(makingCharge(kg)))],
      [t('returnLine'), formatRupees(order.depositReturnAmount)],
    ],
    notes: [t('returnLead', { name: member.name, kg })],
    payment: null,
    expectedId: null,
    seenBefore: [],
  };
}

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
    sentences: {
      approve: t('approve'),
      reject: t('reject'),
      rejectLead: ({ name, subject: kg }) => t('rejectLead', { name, kg }),
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
    approve: ({ id, subject: what }) =>
      decision.mutateAsync({ id, status: 'Approved', cottonReturnQuantity: Number(what), adminImage: null }),
    reject: ({ id }, rejectionReason) => decision.mutateAsync({ id, status: 'Rejected', rejectionReason }),
    sentences: {
      approve: t('approveReturn'),
      reject: t('rejectReturn'),
      rejectLead: ({ name, subject: kg }) => t('rejectReturnLead', { name, kg }),
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
