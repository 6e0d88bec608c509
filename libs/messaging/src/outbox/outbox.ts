import type { EventData, EventDefinition } from '@deepam/contracts';
import { Clock, CollectedInserts, currentContext, Database, newId, RealTime, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { sealEvent } from '../events/seal-event.js';
import { OutboxHandover } from './outbox-handover.js';
import { outboxModelName, type OutboxRow } from './outbox.schema.js';

@Injectable()
export class Outbox {
  private readonly rows: Documents<OutboxRow>;
  private readonly added: CollectedInserts<OutboxRow>;

  constructor(
    private readonly database: Database,
    private readonly handover: OutboxHandover,
    private readonly clock: Clock,
    private readonly time: RealTime,
  ) {
    this.rows = database.documents(outboxModelName);
    this.added = new CollectedInserts(database.attempts, (rows, session) => this.write(rows, session));
  }

  /**
   * The event is written with the transaction of `session`, right before its commit: it exists exactly when the state
   * change does. Correlation and causation come from the running request or event.
   * @throws Error when the session has no transaction, and in a handler of several events (`@OnEventBatch`);
   * MalformedEvent when the data does not fit the definition
   */
  async add<D extends EventDefinition>(session: ClientSession, definition: D, data: EventData<D>): Promise<void> {
    await this.addAll(session, definition, [data]);
  }

  async addAll<D extends EventDefinition>(
    session: ClientSession,
    definition: D,
    all: readonly EventData<D>[],
  ): Promise<void> {
    if (!session.inTransaction()) throw new Error(`${definition.type} must be added in a transaction.`);
    const context = currentContext();
    if (context && context.causationId === undefined)
      throw new Error(
        `${definition.type} may not be said by a handler of several events: it could name only one as its cause.`,
      );
    if (all.length === 0) return;
    this.added.add(
      session,
      all.map((data) => this.rowOf(definition, data)),
    );
  }

  private async write(added: readonly OutboxRow[], session: ClientSession): Promise<void> {
    const lease = this.handover.lease();
    const rows = added.map((row) => ({ ...row, ...lease }));
    this.database.attempts.attemptOf(session).afterCommit(() => this.handover.give(rows, lease));
    await this.rows.insertUnchecked(rows, session);
  }

  /** The list has the data of unpublished events of these kinds, which are few unless the broker is down. */
  async listUnpublished(definitions: readonly EventDefinition[]): Promise<unknown[]> {
    const routingKeys = definitions.map(({ routingKey }) => routingKey);
    const rows = await this.rows.find(
      { availableAt: { $exists: true }, routingKey: { $in: routingKeys } },
      { fields: { envelope: 1 }, maxTimeMS: 10_000 },
    );
    return rows.map(({ envelope }) => envelope.data);
  }

  private rowOf<D extends EventDefinition>(definition: D, data: EventData<D>): OutboxRow {
    const context = currentContext();
    const id = newId();
    const envelope = sealEvent(definition, data, {
      id,
      occurredAt: this.clock.now(),
      correlationId: context?.correlationId ?? id,
      causationId: context?.causationId ?? null,
    });
    const now = this.time.now();
    const row = { _id: id, routingKey: definition.routingKey, envelope, createdAt: now, availableAt: now };
    return context?.traceparent === undefined ? row : { ...row, traceparent: context.traceparent };
  }
}
