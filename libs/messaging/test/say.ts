import { sealEvent, type EventOf } from '@deepam/messaging';
import { newId } from '@deepam/platform';
import { thingHappened } from './test-events.js';
import type { TestService } from './test-service.js';

export function say(from: TestService, n: number, note = ''): Promise<void> {
  return from.transactions.run((session) => from.outbox.add(session, thingHappened, { n, note }));
}

export function sealed(n: number, note = ''): EventOf<typeof thingHappened> {
  const seal = { id: newId(), occurredAt: new Date(), correlationId: 'another-service', causationId: null };
  return sealEvent(thingHappened, { n, note }, seal);
}
