import type { EventEnvelope } from '@deepam/contracts';
import type { ClientSession } from 'mongoose';

/**
 * The context of one delivery; a handler asks for it with `@Ctx()`. Every write of the handler passes `session`: it
 * commits or aborts together with the inbox row.
 */
export class EventContext {
  constructor(
    readonly session: ClientSession,
    readonly envelope: EventEnvelope,
    /** 1 on the first delivery, plus one after every failure. */
    readonly attempt: number,
  ) {}
}

export class EventsContext {
  constructor(
    readonly session: ClientSession,
    readonly attempt: number,
  ) {}
}
