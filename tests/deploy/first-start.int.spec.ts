import { approvePlan, listeningServices, planApproved, requestPlanProof } from '@deepam/contracts';
import { runDeclare, topologyOf } from '@deepam/messaging';
import { anyUtr, poll, startTestService, testInfra, tinyJpeg, type TestService } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { connect, type Channel, type ChannelModel } from 'amqplib';
import { AppModule as CommissionModule } from '../../services/commission/src/app.module.js';
import { TestNetwork } from '../../services/network/test/test-network.js';

const day = 86_400_000;
const retryDelaysMs = [1_000, 5_000, 30_000];

let network: TestNetwork;
let commission: TestService | undefined;
let broker: ChannelModel;
let channel: Channel;
beforeAll(async () => {
  network = await TestNetwork.start();
  broker = await connect(testInfra().amqpUrl);
  channel = await broker.createChannel();
});
afterAll(async () => {
  const { prefix } = network.service;
  await commission?.close();
  for (const service of listeningServices) {
    const { queue, dead, retries } = topologyOf(prefix, service, retryDelaysMs);
    for (const name of [queue, dead, ...retries.map((retry) => retry.name)]) await channel.deleteQueue(name);
  }
  await broker.close();
  await network.close();
});

it('a sale while only network has run waits for its consumers, and is credited once when they start', async () => {
  const { prefix, db, tokens } = network.service;
  // Another queue takes the event, so the broker reports no error.
  const { queue: other } = await channel.assertQueue('', { exclusive: true });
  await channel.bindQueue(other, `${prefix}.events`, planApproved.routingKey);
  const delivered = async () => (await channel.checkQueue(other)).messageCount;

  const head = await network.head();
  const member = await network.member(head, head);
  const files = { planProof: await tinyJpeg() };
  await network.call(requestPlanProof, { body: { plan: 'Gold', utr: anyUtr() }, files }, member.token);
  const { status, body } = await network.call(approvePlan, { body: { userId: member.id, plan: 'Gold' } }, head.token);
  expect(status).toBe(200);

  const rows = db.collection('outbox');
  const sale = { routingKey: planApproved.routingKey };
  const waiting = await poll(() => rows.findOne({ ...sale, returns: { $gte: 1 } }));
  expect(waiting.publishedAt).toBeUndefined();
  expect(waiting.availableAt.getTime()).toBeLessThan(Date.now() + day);
  expect(await delivered()).toBe(0);

  const output: string[] = [];
  const write = (text: string) => void output.push(text);
  const env = { AMQP_URL: testInfra().amqpUrl, AMQP_PREFIX: prefix };
  expect([await runDeclare({ out: write, err: write }, env), output]).toEqual([
    0,
    [`Declared ${prefix}.events and the queues of ${listeningServices.join(', ')}.`],
  ]);
  await poll(async () => (await rows.findOne(sale))?.['publishedAt'], { timeout: 40_000, interval: 100 });
  expect(await delivered()).toBe(1);

  const module = (config: TestService['config']) =>
    CommissionModule.with({
      ...config,
      COTTON_ORDER_URL: 'http://127.0.0.1:9',
      HOLD_DAYS: 0,
      MAX_OPEN_PAYOUTS: 5,
      COMMISSION_HOLD: 'none' as const,
      HOLD_RELEASE_SECONDS: 3600,
      NETWORK_URL: 'http://127.0.0.1:9',
      BANK_DETAILS_HOLD_HOURS: 24,
      PAYOUT_DEBIT_ACCOUNT: '',
    });
  commission = await startTestService(module, { name: 'commission', prefix, tokens });
  const sales = commission.db.collection<{ _id: string }>('sales');
  await poll(async () => (await sales.countDocuments()) === 1);
  expect(await sales.findOne({ _id: body.saleId })).not.toBeNull();
  expect(await runDeclare({ out: write, err: write }, env)).toBe(0);
  expect(await delivered()).toBe(1);
});
