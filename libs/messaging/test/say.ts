import { sealEvent, type EventOf } from '@deepam/messaging';
import { newId } from '@deepam/platform';
import { thingHappened } from './test-events.js';
import type { TestService } from './test-service.js';

/** One event through the outbox, in a transaction of its own. */
export function say(from: TestService, n: number, note = ''): Promise<void> {
  return from.transactions.run((session) => from.outbox.add(session, thingHappened, { n, note }));
}

/** An envelope as another service would have sent it. */
export function sealed(n: number, note = ''): EventOf<typeof thingHappened> {
  const seal = { id: newId(), occurredAt: new Date(), correlationId: 'another-service', causationId: null };
  return sealEvent(thingHappened, { n, note }, seal);
}
