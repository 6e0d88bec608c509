import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { returnApproved, statement, type AuditedOrder } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { OnDepositReturned } from '../src/deposits/on-deposit-returned/on-deposit-returned.handler.js';
import { OnReturnApproved } from '../src/earnings/on-return-approved/on-return-approved.handler.js';
import { TestCommission } from './commission-harness.js';
import { approvedAlone } from './example-credit.js';

const requestedAt = '2025-06-01T10:00:00.000Z';
const returnedAt = '2025-07-01T10:00:00.000Z';

let commission: TestCommission;
let cotton: Server;
let orders: AuditedOrder[];
let asked: number;
let isUp: boolean;

beforeEach(async () => {
  [orders, asked, isUp] = [[], 0, true];
  cotton = createServer((request, response) => {
    asked += 1;
    const after = new URL(request.url!, 'http://localhost').searchParams.get('after') ?? '';
    const page = orders.filter(({ _id }) => _id > after).slice(0, 2);
    response.writeHead(isUp ? 200 : 503, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ orders: page, unsaid: [] }));
  });
  await new Promise<void>((resolve) => cotton.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await commission.stop();
  cotton.closeAllConnections();
  await new Promise((resolve) => cotton.close(resolve));
});

const cottonUrl = () => `http://127.0.0.1:${(cotton.address() as AddressInfo).port}`;
/** As an older cotton-order left it, unless told. */
function order(memberId: string, quantityKg: number, more: Partial<AuditedOrder> = {}): AuditedOrder {
  const dates = { requestedAt, approvedAt: null, returnApprovedAt: null };
  const made = { _id: newId(), memberId, quantityKg, ...dates, isReturned: false, ...more };
  orders.push(made);
  return made;
}
const factsOf = ({ _id: orderId, memberId, quantityKg }: AuditedOrder) => ({
  ...{ orderId, memberId, memberName: 'Asha', quantityKg, occurredAt: returnedAt },
  ...{ makingChargePaise: quantityKg * 30_000, depositPaise: quantityKg * 40_000, approval: approvedAlone },
});
const finished = () => commission.db.collection('finished_work').countDocuments();
const deposits = async () =>
  (await commission.postings({ kind: /^deposit/ })).map(({ key, occurredAt }) => [key, occurredAt.toISOString()]);

describe('deposits of orders that were approved before the ledger kept any', () => {
  it('are opened after the first start, in pages and by two replicas, once; live orders are left to their events', async () => {
    commission = await TestCommission.start();
    const member = await commission.member();
    const [held, returned] = [order(member, 3), order(member, 5, { isReturned: true })];
    order(member, 7, { approvedAt: requestedAt });
    order(member, 2, { isReturned: true, returnApprovedAt: returnedAt });
    const more = Array.from({ length: 6 }, () => order(newId(), 1));
    // Of the old return only the making charge is in the ledger.
    await commission.tell(OnReturnApproved, returnApproved, factsOf(returned));

    const replicas = await Promise.all([1, 2].map(() => commission.replica({ cottonUrl: cottonUrl() })));
    await poll(finished);
    const opened = [
      ...[held, returned, orders[3]!, ...more].map(({ _id }) => [`deposit-held:${_id}`, requestedAt]),
      [`deposit-refunded:${returned._id}`, returnedAt],
    ].sort();
    expect(await deposits()).toEqual(opened);
    const rows = (await commission.call(statement, member)).body.filter(({ kind }) => kind.startsWith('deposit'));
    expect(rows.map(({ deposit }) => deposit).sort((a, b) => a! - b!)).toEqual([-2_000, 800, 1_200, 2_000]);
    expect(await commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
    await Promise.all(replicas.map((replica) => replica.leave()));

    // The event of the later return finds it open.
    await commission.tell(OnDepositReturned, returnApproved, factsOf(orders[3]!));
    const before = asked;
    const again = await commission.replica({ cottonUrl: cottonUrl() });
    await again.leave();
    expect(asked).toBe(before);
    expect(await deposits()).toHaveLength(opened.length + 1);
    expect(await commission.audit()).toMatchObject({ findings: 0, differencePaise: 0 });
  });

  it('wait for a cotton-order that is away, and nothing else waits with them', async () => {
    isUp = false;
    commission = await TestCommission.start({ cottonUrl: cottonUrl() });
    const member = await commission.member();
    const old = order(member, 3);
    await poll(() => asked > 0);
    expect((await commission.call(statement, member)).status).toBe(200);
    expect(await finished()).toBe(0);
    isUp = true;
    await poll(finished);
    expect(await deposits()).toEqual([[`deposit-held:${old._id}`, requestedAt]]);
  });
});
