import type { EventData, EventDefinition, EventEnvelope } from '@deepam/contracts';

export type EventOf<D extends EventDefinition> = EventEnvelope<EventData<D>>;
