import { whenConsistent, type Session } from '@deepam/api-client';
import { membership, planApproved, memberApproved } from '@deepam/contracts';
import { freshMobile, nameFor, password, poll, startProduct, type Product } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { givePersonalData } from '../world/personal-data.js';
import { scrapeTests } from './scrape-tests.js';
import { openStream } from './open-stream.js';
import { SpanReceiver, type ReceivedSpan } from './span-receiver.js';
import { TracingClient } from './tracing-client.js';

function wayBack(spans: readonly ReceivedSpan[], last: ReceivedSpan): string[] {
  const parent = spans.find(({ spanId }) => spanId === last.parentSpanId);
  return [`${last.service}: ${last.name}`, ...(parent ? wayBack(spans, parent) : [])];
}

let receiver: SpanReceiver;
let test: Product;
let api: TracingClient;
let buyer: Session;
const secrets: string[] = [];

beforeAll(async () => {
  receiver = await SpanReceiver.start();
  test = await startProduct({
    settings: {
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_TRACES_SAMPLER_ARG: '1',
      // Long enough that the last test sees what the end of a process sends.
      OTEL_BSP_SCHEDULE_DELAY: '3000',
    },
  });
  api = new TracingClient(test.url, password);
  const mobile = freshMobile();
  const person = { name: nameFor(mobile, 'Rukmini'), mobile, plans: [], stage: 'approved' } as const;
  await whenConsistent(() => api.register(person, test.head));
  buyer = await api.logIn(mobile);
  const personal = await givePersonalData(test, buyer);
  await api.approve(test.head, buyer.memberId);
  await whenConsistent(async () => api.requestPlan(buyer, 'Gold'));
  secrets.push(mobile, ...person.name.split(' '), ...Object.values(personal));
  secrets.push(buyer.memberId, buyer.token, buyer.referralCode, test.head.memberId, password, '127.0.0.1');
});
afterAll(async () => {
  await test?.close();
  receiver?.close();
});

it('a trace leads from the click of the head, with the id that the browser gave it, to the bell of the member', async () => {
  const bell = await openStream(test, buyer);
  await api.approvePlan(test.head, buyer.memberId, 'Gold');
  await poll(() => bell.heard().includes('event: notification'));
  const traceId = api.traces.get('approvePlan')!;
  const delivered = await poll(() => receiver.ofTrace(traceId).find(({ name }) => name === 'deliver notification'), {
    timeout: 20_000,
  });
  bell.close();
  // Each process sends its own spans with a delay of some seconds.
  await poll(() => wayBack(receiver.ofTrace(traceId), delivered).length >= 5);
  const ofCommission = `handle ${planApproved.routingKey}`;
  const isCommissionHeard = () =>
    receiver.ofTrace(traceId).some(({ service, name }) => service === 'commission' && name === ofCommission);
  await poll(isCommissionHeard);
  const spans = receiver.ofTrace(traceId);
  expect(wayBack(spans, delivered)).toEqual([
    'notification: deliver notification',
    `notification: handle ${planApproved.routingKey}`,
    `network: publish ${planApproved.routingKey}`,
    'network: POST /api/admin/approve/plan',
    'gateway: POST /api/admin/approve/plan',
  ]);
  expect(spans.map(({ service, name }) => `${service}: ${name}`)).toEqual(
    expect.arrayContaining([
      'network: transaction',
      'notification: transaction',
      `commission: handle ${planApproved.routingKey}`,
    ]),
  );
});

it('a trace is begun at the gateway where the browser has given no id', async () => {
  await test.api.call(membership, { token: buyer.token });
  await poll(() => receiver.spans.some(({ name, service }) => service === 'network' && name.startsWith('GET ')), {
    timeout: 20_000,
  });
  const begun = receiver.spans.filter(({ parentSpanId }) => !parentSpanId);
  expect(new Set(begun.map(({ service }) => service))).toEqual(new Set(['gateway']));
});

it('traces hold no name, number, address, id or token of a person', () => {
  const names = new Set(receiver.spans.map(({ name }) => name));
  expect(names).toContain(`handle ${memberApproved.routingKey}`);
  expect(receiver.spans.length).toBeGreaterThan(50);
  for (const secret of secrets.filter(Boolean))
    expect([secret, receiver.sent.includes(secret)]).toEqual([secret, false]);
  expect(names).not.toContain('unnamed');
});

describe('has metrics', () => scrapeTests(() => test));

it('a stopping process sends its traces completely', async () => {
  await api.call(membership, { token: buyer.token });
  const gateway = test.system.services.find(({ name }) => name === 'gateway')!;
  await gateway.stop();
  expect(receiver.ofTrace(api.traces.get('membership')!).map(({ service }) => service)).toContain('gateway');
});
