import {
  cottonOrders,
  decideCottonOrder,
  decideReturn,
  requestCotton,
  requestReturn,
  type CottonOrderView,
} from '@deepam/contracts';
import { type StorefrontClient, receiptPng, whenConsistent, type Session } from '@deepam/api-client';
import { people } from './people.js';

const rupeesPerKg = 400;
const noPayment = 'We could not find this payment. Please send the proof again.';

/** Each order ends in another state, so that every screen has rows. */
const orders = [
  { by: 'asha', kg: 5, until: 'returned' },
  { by: 'meena', kg: 6, until: 'delivered' },
  { by: 'sunita', kg: 3, until: 'approved' },
  { by: 'kavita', kg: 2, until: 'requested' },
  { by: 'deepak', kg: 4, until: 'rejected' },
  { by: 'harpreet', kg: 1, until: 'return-requested' },
] as const;
type Order = (typeof orders)[number];

export async function orderCotton(
  api: StorefrontClient,
  members: ReadonlyMap<string, Session>,
  head: Session,
): Promise<void> {
  for (const order of orders) {
    const member = members.get(order.by);
    if (!member) continue;
    const present = await whenConsistent(() => api.call(cottonOrders, { token: member.token }));
    if (present.length === 0) await bringAbout(api, order, member, head);
  }
}

async function bringAbout(api: StorefrontClient, order: Order, member: Session, head: Session): Promise<void> {
  const { _id: id } = await place(api, order, member);
  const decide = (status: 'Approved' | 'Rejected' | 'Delivered', rejectionReason?: string) =>
    api.call(decideCottonOrder, { token: head.token, params: { id }, body: { status, rejectionReason } });
  if (order.until === 'requested') return;
  if (order.until === 'rejected') {
    await decide('Rejected', noPayment);
    return;
  }
  await decide('Approved');
  if (order.until === 'approved') return;
  await decide('Delivered');
  if (order.until === 'delivered') return;
  await api.call(requestReturn, { token: member.token, params: { id } });
  if (order.until === 'return-requested') return;
  await api.call(decideReturn, { token: head.token, params: { id }, body: { status: 'Approved' } });
}

async function place(api: StorefrontClient, { by, kg }: Order, member: Session): Promise<CottonOrderView> {
  const address = people.find(({ key }) => key === by)?.address ?? 'Satara, Maharashtra 415001';
  const paymentProof = receiptPng(kg * rupeesPerKg, member.memberId.replace(/\D/g, '').slice(-12));
  const answer = await whenConsistent(() =>
    api.call(requestCotton, { token: member.token, body: { quantity: kg, address }, files: { paymentProof } }),
  );
  return answer.order;
}
