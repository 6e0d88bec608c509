import {
  account,
  balance,
  changePassword,
  cottonOrders,
  deleteMember,
  listNotifications,
  memberCommissions,
  membership,
  rejectPlan,
  requestPlanProof,
  type Endpoint,
} from '@deepam/contracts';
import { password, poll, type Product } from '@deepam/testing';
import { receiptPng, type Session } from '@deepam/api-client';
import { callAny } from './call-any.js';

/** A call of each service that keeps something of people. */
const ownThings = [account, membership, cottonOrders, balance, listNotifications];

/** Has the head delete somebody who left a notification, a rejected request for a plan, and one that waits. */
export async function depart(test: Product, { token, memberId }: Session, utr: string): Promise<void> {
  const { api, head } = test;
  await api.call(requestPlanProof, { token, body: { plan: 'Silver' }, files: { planProof: receiptPng(1, '1') } });
  await api.call(rejectPlan, { token: head.token, body: { userId: memberId, reason: 'No such payment.' } });
  const notifications = test.database('notification').collection('notifications');
  await poll(async () => (await notifications.countDocuments({ memberId })) > 0);
  await api.call(requestPlanProof, { token, body: { plan: 'Gold', utr }, files: { planProof: receiptPng(2, '2') } });
  await api.call(deleteMember, { token: head.token, params: { id: memberId } });
}

/** A second login of somebody who changes their password in it, which ends the first one. */
export async function changeElsewhere({ api }: Product, person: Session): Promise<Session> {
  const { mobile } = await api.call(account, { token: person.token });
  const elsewhere = await api.logIn(mobile);
  const body = { password: `another ${password}`, confirmPassword: `another ${password}` };
  return { ...person, token: (await api.call(changePassword, { token: elsewhere.token, body })).token };
}

/** Until every service has heard that the session has ended; the product allows a second for it. */
export async function untilRefusedEverywhere({ system }: Product, { token }: Session): Promise<void> {
  const untilRefused = (service: Endpoint['service'], endpoint: Endpoint) => {
    const url = `http://127.0.0.1:${system.environments.services[service].PORT}`;
    return poll(async () => (await callAny(url, endpoint, {}, token)).status === 401);
  };
  // What the gateway refuses by itself: before it has heard, it says that this is for the head.
  await untilRefused('gateway', memberCommissions);
  for (const endpoint of ownThings) {
    for (const service of ['gateway', endpoint.service] as const) await untilRefused(service, endpoint);
  }
}
