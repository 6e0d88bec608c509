import { auditRecorded, personalFields, type EventEnvelope } from '@deepam/contracts';
import { Schema } from 'mongoose';

/**
 * A row is one event on its way to the broker. `_id` is the event's id, `routingKey` its address. A row waits while it
 * has `availableAt`: the time from which a relay may claim it. It is written with the present time, or with the lease
 * of the relay that it is handed to. A claim moves it to the end of its lease, a rejection to the next try, and
 * publishing removes it and sets `publishedAt`. `traceparent` is unset without a recorded trace. `returns` counts how
 * often the broker found no queue for the event; `unroutable` is true after the relay has given up, because no service
 * ever wanted the event.
 */
export interface OutboxRow {
  readonly _id: string;
  readonly routingKey: string;
  readonly envelope: EventEnvelope;
  readonly createdAt: Date;
  readonly traceparent?: string | undefined;
  readonly availableAt?: Date;
  readonly claimedBy?: string;
  readonly publishedAt?: Date;
  readonly returns?: number;
  readonly unroutable?: boolean;
}

export const outboxModelName = 'OutboxRow';

/**
 * The time is longer than inboxes remember, so that a restore finds queued entries. Identity stores the entries of the
 * audit trail, so no rebuild needs them.
 */
const auditKeepSeconds = 31 * 86_400;

/**
 * Published rows are not removed: they are the log from which projections are rebuilt. Personal values are removed
 * from them, and entries of the audit trail expire.
 */
export function outboxSchema(): Schema<OutboxRow> {
  const schema = new Schema<OutboxRow>(
    {
      _id: { type: String },
      routingKey: { type: String, required: true },
      envelope: { type: Schema.Types.Mixed, required: true },
      createdAt: { type: Date, required: true },
      traceparent: { type: String },
      availableAt: { type: Date },
      claimedBy: { type: String },
      publishedAt: { type: Date },
      returns: { type: Number },
      unroutable: { type: Boolean },
    },
    { collection: 'outbox', versionKey: false, minimize: false },
  );
  // The index holds only the waiting rows, so a read costs the same whatever the number of published ones.
  schema.index({ availableAt: 1, _id: 1 }, { partialFilterExpression: { availableAt: { $exists: true } } });
  // The index finds the oldest of the waiting rows, whenever its next try is.
  schema.index({ createdAt: 1, _id: 1 }, { partialFilterExpression: { availableAt: { $exists: true } } });
  schema.index(
    { publishedAt: 1 },
    {
      name: 'audit_end_after_publishing',
      expireAfterSeconds: auditKeepSeconds,
      partialFilterExpression: { routingKey: auditRecorded.routingKey, publishedAt: { $exists: true } },
    },
  );
  for (const of of new Set(personalFields.map((personal) => personal.memberIdPath)))
    schema.index({ [`envelope.data.${of}`]: 1 }, { sparse: true });
  return schema;
}
