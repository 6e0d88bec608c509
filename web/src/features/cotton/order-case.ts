import { type CottonOrderView, makingCharge, toRupees } from '@deepam/contracts';
import type { WaitingCase } from '../../shared/decisions/waiting-case.js';
import { formatRupees } from '../../lib/format/money.js';
import type { Translate } from '../../lib/i18n/messages.js';
import type { cottonMessages } from './messages.js';
import { proofOf } from './order-pictures.js';

type Text = Translate<(typeof cottonMessages)['english']>;

const shared = ({ _id, member, quantity }: CottonOrderView) => ({
  id: _id,
  key: _id,
  name: member.name,
  about: member.mobile,
  what: String(quantity),
  isSuspended: false,
  memberId: null,
  notes: [],
});
const askedFor = (t: Text, { quantity }: CottonOrderView, rupees: number): string =>
  `${t('kg', { count: quantity })}, ${formatRupees(rupees)}`;

export function orderCaseOf(t: Text, order: CottonOrderView): WaitingCase | null {
  if (order.status !== 'Requested') return null;
  return {
    ...shared(order),
    asked: askedFor(t, order, order.deposit),
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

export function returnCaseOf(t: Text, order: CottonOrderView): WaitingCase | null {
  if (order.depositReturnStatus !== 'Requested') return null;
  const { quantity: kg, member } = order;
  return {
    ...shared(order),
    asked: askedFor(t, order, order.depositReturnAmount),
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
