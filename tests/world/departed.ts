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

const ownThings = [account, membership, cottonOrders, balance, listNotifications];

export async function depart(test: Product, { token, memberId }: Session, utr: string): Promise<void> {
  const { api, head } = test;
  await api.call(requestPlanProof, { token, body: { plan: 'Silver' }, files: { planProof: receiptPng(1, '1') } });
  await api.call(rejectPlan, { token: head.token, body: { userId: memberId, reason: 'No such payment.' } });
  const notifications = test.database('notification').collection('notifications');
  await poll(async () => (await notifications.countDocuments({ memberId })) > 0);
  await api.call(requestPlanProof, { token, body: { plan: 'Gold', utr }, files: { planProof: receiptPng(2, '2') } });
  await api.call(deleteMember, { token: head.token, params: { id: memberId } });
}

export async function changeElsewhere({ api }: Product, person: Session): Promise<Session> {
  const { mobile } = await api.call(account, { token: person.token });
  const elsewhere = await api.logIn(mobile);
  const body = { password: `another ${password}`, confirmPassword: `another ${password}` };
  return { ...person, token: (await api.call(changePassword, { token: elsewhere.token, body })).token };
}

export async function untilRefusedEverywhere({ system }: Product, { token }: Session): Promise<void> {
  const untilRefused = (service: Endpoint['service'], endpoint: Endpoint) => {
    const url = `http://127.0.0.1:${system.environments.services[service].PORT}`;
    return poll(async () => (await callAny(url, endpoint, {}, token)).status === 401);
  };
  // The gateway rejects this call by itself; before it knows of the end, it reports that the call is the head's.
  await untilRefused('gateway', memberCommissions);
  for (const endpoint of ownThings) {
    for (const service of ['gateway', endpoint.service] as const) await untilRefused(service, endpoint);
  }
}
