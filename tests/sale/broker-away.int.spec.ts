import {
  addEarnings,
  approvePlan,
  balance,
  login,
  membership,
  planPrice,
  requestCotton,
  toPaise,
} from '@deepam/contracts';
import { Refusal, receiptPng, type Session } from '@deepam/api-client';
import { servingAt } from '@deepam/local-servers';
import { freshMobile, isThorough, password, poll, startProduct, type Product } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { settledEvents } from '../world/settled-events.js';

/**
 * Milliseconds without a broker: two minutes in the proofs, otherwise long enough for every periodic task of a
 * process.
 */
const outageMs = isThorough ? 120_000 : 20_000;
const added = 25;

interface Buyer extends Session {
  readonly mobile: string;
}

let test: Product;
const buyers: Buyer[] = [];

beforeAll(async () => {
  test = await startProduct({
    servers: 'own',
    restartPauses: [100],
    settings: { RATE_LIMIT_PER_MINUTE: '1000000', SIGN_IN_LIMIT_PER_MINUTE: '1000000' },
  });
  for (let n = 0; n < (isThorough ? 12 : 6); n += 1) {
    const buyer = await test.member(test.head, 'Bronze');
    const { mobile } = (await test.database('network').collection('memberships').findOne({
      referralCode: buyer.referralCode,
    })) as unknown as { mobile: string };
    buyers.push({ ...buyer, mobile });
  }
  await settledEvents(test, 'network');
});
afterAll(() => test?.close(), 60_000);

it('the product without RabbitMQ answers every call, stays ready, restarts a process, and delivers every event once afterwards', async () => {
  const { rabbit } = test.system.infrastructure;
  const refused: string[] = [];
  let answered = 0;
  const call = async <T>(name: string, work: () => Promise<T>): Promise<T | null> => {
    try {
      const answer = await work();
      answered += 1;
      return answer;
    } catch (error) {
      refused.push(`${name}: ${error instanceof Refusal ? error.code : String(error)}`);
      return null;
    }
  };

  await rabbit.stop();
  const until = Date.now() + outageMs;
  await Promise.all(
    buyers.map(async (buyer) => {
      const { token, memberId, mobile } = buyer;
      // The outbox then holds a plan request and its approval, an order, and a credit, each once.
      await call('request a plan', () => test.api.requestPlan(buyer, 'Gold'));
      const body = { userId: memberId, plan: 'Gold' as const };
      await call('approve a plan', () => test.api.call(approvePlan, { token: test.head.token, body }));
      const files = { paymentProof: receiptPng(400, freshMobile()) };
      const order = { quantity: 1, address: 'Satara, Maharashtra 415001' };
      await call('order cotton', () => test.api.call(requestCotton, { token, body: order, files }));
      const credit = { userId: memberId, earning: added, reason: 'for tests' };
      await call('add earnings', () => test.api.call(addEarnings, { token: test.head.token, body: credit }));
      while (Date.now() < until) {
        await call('log in', () => test.api.call(login, { body: { mobile, password } }));
        await call('read the membership', () => test.api.call(membership, { token }));
        await call('read the balance', () => test.api.call(balance, { token }));
      }
    }),
  );
  // A process that starts during the outage serves as well, because pods are moved at any time.
  const network = test.system.services.find(({ name }) => name === 'network')!;
  const pid = network.pid!;
  process.kill(pid, 'SIGKILL');
  await poll(() => network.pid !== null && network.pid !== pid);
  const ready = (name: (typeof network)['name']) => servingAt(`${test.origin(name)}/api/health/ready`);
  await poll(async () => (await ready('network')) === 'ready');
  const states = await Promise.all(test.system.services.map(async ({ name }) => [name, await ready(name)]));
  await rabbit.restart();

  expect(refused).toEqual([]);
  expect(Object.fromEntries(states)).toEqual({
    gateway: 'whole',
    identity: 'ready',
    network: 'ready',
    'cotton-order': 'ready',
    commission: 'ready',
    notification: 'ready',
  });
  process.stdout.write(`${answered} calls were answered within ${outageMs / 1_000} s without RabbitMQ.\n`);

  await poll(
    async () =>
      (await Promise.all(test.system.services.map(({ name }) => ready(name)))).every((state) => state === 'whole'),
    { timeout: 60_000 },
  );
  const commission = test.database('commission');
  const sales = () => commission.collection('sales').countDocuments({ memberId: { $in: buyers.map(idOf) } });
  await poll(async () => (await sales()) === 2 * buyers.length);
  for (const name of ['identity', 'network', 'cotton-order', 'commission', 'notification'] as const)
    await settledEvents(test, name);
  const upgradePaise = planPrice('Gold', 'Bronze');
  const upgrades = { memberId: { $in: buyers.map(idOf) }, amountPaise: upgradePaise };
  expect(await commission.collection('sales').countDocuments(upgrades)).toBe(buyers.length);
  for (const { token, memberId } of buyers) {
    expect(toPaise((await test.api.call(balance, { token })).available)).toBe(toPaise(added));
    const told = { memberId, kind: { $in: ['plan-approved', 'earnings-credited'] } };
    const notifications = test.database('notification').collection('notifications');
    // Bronze before the outage, Gold and the credit during it.
    await poll(async () => (await notifications.countDocuments(told)) === 3);
    expect(await test.database('cotton-order').collection('orders').countDocuments({ 'member._id': memberId })).toBe(1);
  }
  expect(await test.audit()).toContain('findings: 0');
}, 400_000);

const idOf = ({ memberId }: Session): string => memberId;
