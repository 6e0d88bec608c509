import {
  addEarnings,
  approvePlan,
  approveRegistration,
  balance,
  commissionRequest,
  correctPosting,
  cottonOrders,
  decideCottonOrder,
  decideReturn,
  enrollUpi,
  login,
  membership,
  register,
  requestCotton,
  requestPlanProof,
  requestReturn,
  statement,
  updateCommissionStatus,
} from '@deepam/contracts';
import { receiptPng } from '@deepam/api-client';
import { freshMobile, nameFor, password } from '@deepam/testing';
import type { Caller } from './patient-client.js';

export interface Person {
  readonly memberId: string;
  readonly token: string;
  readonly name: string;
  readonly referralCode: string;
}

interface Newcomer extends Person {
  readonly mobile: string;
}

export interface Life extends Newcomer {
  readonly orderId: string;
}

const amounts = { paid: 100, refused: 50, added: 25, takenBack: 10 } as const;
const proof = receiptPng(1, '1');

export async function logIn(client: Caller, mobile: string, name: string): Promise<Newcomer> {
  const { token } = (await client.call(login, { body: { mobile, password } }))!;
  const own = await client.until(membership, { token }, (answer) => answer);
  return { memberId: own._id, token, name, mobile, referralCode: own.referralCode };
}

export async function join(client: Caller, sponsor: Person, head: Person): Promise<Newcomer> {
  const mobile = freshMobile();
  const name = nameFor(mobile);
  await client.call(register, { body: { name, mobile, password, referralCode: sponsor.referralCode } });
  const member = await logIn(client, mobile, name);
  await client.call(approveRegistration, { token: head.token, body: { userId: member.memberId } });
  const { token } = member;
  await client.call(enrollUpi, { token, body: { plan: 'Gold' } });
  await client.call(requestPlanProof, { token, body: { plan: 'Gold' }, files: { planProof: proof } });
  return member;
}

export async function buyGold(client: Caller, { memberId: userId }: Person, head: Person): Promise<void> {
  await client.call(approvePlan, { token: head.token, body: { userId, plan: 'Gold' } });
}

/** `onApproved` is called with the approved cotton order, and may take its time. */
export async function live(
  client: Caller,
  sponsor: Person,
  head: Person,
  onApproved: (orderId: string) => Promise<void>,
): Promise<Life> {
  const member = await join(client, sponsor, head);
  await buyGold(client, member, head);
  const orderId = await orderCotton(client, member, head);
  const approved = onApproved(orderId);
  await returnCotton(client, member, head, orderId);
  const postingId = await addByHand(client, member, head);
  await payOut(client, member, head, amounts.paid, 'Approved');
  await payOut(client, member, head, amounts.refused, 'Rejected');
  const correction = { postingId, reason: 'Added too much.', amount: amounts.takenBack };
  await client.call(correctPosting, { token: head.token, body: correction });
  await approved;
  return { ...member, orderId };
}

async function orderCotton(client: Caller, { token }: Person, head: Person): Promise<string> {
  const files = { paymentProof: proof };
  await client.call(requestCotton, { token, body: { quantity: 1, address: 'Satara' }, files });
  const id = await client.until(cottonOrders, { token }, ([order]) => order?._id);
  await client.call(decideCottonOrder, { token: head.token, params: { id }, body: { status: 'Approved' } });
  return id;
}

async function returnCotton(client: Caller, { token }: Person, head: Person, id: string): Promise<void> {
  await client.call(decideCottonOrder, { token: head.token, params: { id }, body: { status: 'Delivered' } });
  await client.call(requestReturn, { token, params: { id } });
  await client.call(decideReturn, { token: head.token, params: { id }, body: { status: 'Approved' } });
  await client.until(balance, { token }, ({ available }) => available >= amounts.paid + amounts.refused);
}

/** @returns the id of the posting */
async function addByHand(client: Caller, { memberId: userId }: Person, { token }: Person): Promise<string> {
  await client.call(addEarnings, { token, body: { userId, earning: amounts.added } });
  return client.until(statement, { token, query: { userId } }, (rows) => {
    return rows.find(({ kind }) => kind === 'adjustment')?._id;
  });
}

async function payOut(
  client: Caller,
  { token, memberId: userId }: Person,
  head: Person,
  commissionAmount: number,
  status: 'Approved' | 'Rejected',
): Promise<void> {
  await client.call(commissionRequest, { token, body: { commissionAmount } });
  const open = await client.until(balance, { token }, ({ commissionHistory }) => {
    return commissionHistory.find((entry) => entry.status === 'Requested');
  });
  const files = status === 'Approved' ? { files: { paymentProof: proof } } : {};
  const body = { userId, commissionId: open._id, status };
  await client.call(updateCommissionStatus, { token: head.token, body, ...files });
}
