import {
  approvePlan,
  approveRegistration,
  balance,
  commissionRequest,
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
  updateCommissionStatus,
} from '@deepam/contracts';
import { receiptPng } from '../../../src/demo/receipt.js';
import { freshMobile, password } from '../test-system.js';
import type { PatientClient } from './patient-client.js';

/** Somebody who is logged in. */
export interface Person {
  readonly memberId: string;
  readonly token: string;
  readonly name: string;
  readonly mobile: string;
  readonly referralCode: string;
}

/** What one member has done from registration to payout. */
export interface Life extends Person {
  readonly orderId: string;
  readonly payoutId: string;
}

const rupeesAsked = 100;
const proof = receiptPng(1, '1');

export async function logIn(client: PatientClient, mobile: string, name: string): Promise<Person> {
  const { token } = (await client.call(login, { body: { mobile, password } }))!;
  const own = await client.until(membership, { token }, (answer) => answer);
  return { memberId: own._id, token, name, mobile, referralCode: own.referralCode };
}

/** Registered below the sponsor, approved, and asking for Gold. */
export async function join(client: PatientClient, sponsor: Person, head: Person): Promise<Person> {
  const mobile = freshMobile();
  const name = `Member ${mobile.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)}`;
  await client.call(register, { body: { name, mobile, password, referralCode: sponsor.referralCode } });
  const member = await logIn(client, mobile, name);
  await client.call(approveRegistration, { token: head.token, body: { userId: member.memberId } });
  const { token } = member;
  await client.call(enrollUpi, { token, body: { plan: 'Gold' } });
  await client.call(requestPlanProof, { token, body: { plan: 'Gold' }, files: { planProof: proof } });
  return member;
}

export async function buyGold(client: PatientClient, { memberId: userId }: Person, head: Person): Promise<void> {
  await client.call(approvePlan, { token: head.token, body: { userId, plan: 'Gold' } });
}

/** Every flow that moves money, one after the other: registration, sale, cotton, deposit return, payout. */
export async function live(client: PatientClient, sponsor: Person, head: Person): Promise<Life> {
  const member = await join(client, sponsor, head);
  await buyGold(client, member, head);
  const orderId = await returnCotton(client, member, head);
  const { token, memberId: userId } = member;
  await client.until(balance, { token }, ({ available }) => available >= rupeesAsked);
  await client.call(commissionRequest, { token, body: { commissionAmount: rupeesAsked } });
  const payoutId = await client.until(balance, { token }, (own) => own.commissionHistory[0]?._id);
  const body = { userId, commissionId: payoutId, status: 'Approved' as const };
  await client.call(updateCommissionStatus, { token: head.token, body, files: { paymentProof: proof } });
  return { ...member, orderId, payoutId };
}

async function returnCotton(client: PatientClient, { token }: Person, head: Person): Promise<string> {
  const files = { paymentProof: proof };
  await client.call(requestCotton, { token, body: { quantity: 1, address: 'Satara' }, files });
  const id = await client.until(cottonOrders, { token }, ([order]) => order?._id);
  for (const status of ['Approved', 'Delivered'] as const) {
    await client.call(decideCottonOrder, { token: head.token, params: { id }, body: { status } });
  }
  await client.call(requestReturn, { token, params: { id } });
  await client.call(decideReturn, { token: head.token, params: { id }, body: { status: 'Approved' } });
  return id;
}
