import {
  eventEnvelope,
  publishersOf,
  type EventDefinition,
  type EventEnvelope,
  type ServiceName,
} from '@deepam/contracts';
import { EventArchive } from '../archive/event-archive.js';
import type { OutboxRow } from '../outbox/outbox.schema.js';
import { Injectable } from '@nestjs/common';

@Injectable()
export class EventLog {
  constructor(private readonly archive: EventArchive) {}

  /**
   * The generator has all events of these kinds, owner by owner and about oldest first. An event that is written during
   * the read may or may not appear; one that is archived during the read appears at least once.
   * @throws Error for a kind of event without an owner
   */
  async *read(definitions: readonly EventDefinition[]): AsyncGenerator<EventEnvelope> {
    for (const owner of new Set(definitions.map(ownerOf))) {
      const kinds = definitions.filter((definition) => ownerOf(definition) === owner);
      const seen = new Set<string>();
      yield* this.archive.events(owner, kinds, { seen });
      yield* this.keptEvents(owner, kinds);
      // The first read of the archive missed these events, and the outbox no longer has them.
      yield* this.archive.events(owner, kinds, { seen });
    }
  }

  private async *keptEvents(owner: ServiceName, kinds: readonly EventDefinition[]): AsyncGenerator<EventEnvelope> {
    const rows = this.archive
      .database(owner)
      .collection<OutboxRow>('outbox')
      .find({ routingKey: { $in: kinds.map(({ routingKey }) => routingKey) } }, { projection: { envelope: 1 } })
      .sort({ _id: 1 });
    for await (const { envelope } of rows) yield eventEnvelope.parse(envelope);
  }
}

function ownerOf(event: EventDefinition): ServiceName {
  const [owner, ...others] = publishersOf(event);
  if (owner === undefined || others.length > 0) throw new Error(`Nobody owns ${event.type}.`);
  return owner;
}
