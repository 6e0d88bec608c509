import type { EventData, EventDefinition, EventEnvelope } from '@deepam/contracts';

/** What a handler of `definition` receives: the whole envelope, its data already checked. */
export type EventOf<D extends EventDefinition> = EventEnvelope<EventData<D>>;
