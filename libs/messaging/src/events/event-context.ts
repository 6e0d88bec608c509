import type { EventEnvelope } from '@deepam/contracts';
import type { ClientSession } from 'mongoose';

/**
 * A handler gets the context of one delivery with `@Ctx()`. Every write of the handler passes `session`: the write
 * commits or aborts together with the inbox row.
 */
export class EventContext {
  constructor(
    readonly session: ClientSession,
    readonly envelope: EventEnvelope,
    /** The attempt is 1 on the first delivery, plus one after every failure. */
    readonly attempt: number,
  ) {}
}

export class EventsContext {
  constructor(
    readonly session: ClientSession,
    readonly attempt: number,
  ) {}
}
