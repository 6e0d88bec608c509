import { planApproved, type EventData, type ServiceName } from '@deepam/contracts';
import { OnEvent, sealEvent, topologyOf, type EventOf } from '@deepam/messaging';
import { newId, RealTime } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { TestBroker } from './test-broker.js';
import { removeTraces, startTestService, testRetryDelaysMs, uniquePrefix, type TestService } from './test-service.js';

const headStartMs = 100;
const begun = new Map<string, number>();

@Controller()
class OnSale {
  @OnEvent(planApproved)
  async handle(@Payload() { id }: EventOf<typeof planApproved>): Promise<void> {
    begun.set(id, Date.now());
  }
}

const sold: EventData<typeof planApproved> = {
  saleId: newId(),
  memberId: newId(),
  memberName: 'Asha Patil',
  memberCode: 'FLM234567',
  previousPlan: null,
  plan: 'Gold' as const,
  payment: 'received' as const,
  amountPaise: 5e5,
  approvedAt: new Date().toISOString(),
  upline: [],
};

describe.each<[ServiceName, boolean]>([
  ['commission', false],
  ['notification', true],
])('an event of a sale, whose money commission pays, %s', (name, givesWay) => {
  const prefix = uniquePrefix();
  let broker: TestBroker;
  let running: TestService;
  beforeAll(async () => {
    broker = await TestBroker.connect();
    running = await startTestService({ name, prefix, controllers: [OnSale] });
  });
  afterAll(async () => {
    await running.stop();
    await broker.close();
    await removeTraces(prefix, name);
  });

  /** @returns milliseconds that were waited, and those from when it happened until it was handled */
  async function handled(occurredAt: Date): Promise<{ paused: readonly number[]; after: number }> {
    const pause = jest.spyOn(running.app.get(RealTime, { strict: false }), 'pause');
    const event = sealEvent(planApproved, sold, {
      id: newId(),
      occurredAt,
      correlationId: 'another-service',
      causationId: null,
    });
    await broker.send(topologyOf(prefix, name, testRetryDelaysMs).queue, JSON.stringify(event), event.id);
    await poll(() => begun.has(event.id));
    const paused = pause.mock.calls.map(([ms]) => ms).filter((ms) => ms <= headStartMs);
    pause.mockRestore();
    return { paused, after: begun.get(event.id)! - occurredAt.getTime() };
  }

  it('the event is handled immediately by commission, and elsewhere after a tenth of a second', async () => {
    const { paused, after } = await handled(new Date());
    if (!givesWay) expect(paused).toEqual([]);
    else expect(after).toBeGreaterThanOrEqual(headStartMs - 1);
  });

  it('a waiting event is handled immediately, so that a backlog is processed without pauses', async () => {
    expect((await handled(new Date(Date.now() - headStartMs))).paused).toEqual([]);
  });

  it('an event of a sale that commission pays waits at most 100 ms, also when clocks differ', async () => {
    const { paused } = await handled(new Date(Date.now() + 3_600_000));
    expect(paused).toEqual(givesWay ? [headStartMs] : []);
  });
});
