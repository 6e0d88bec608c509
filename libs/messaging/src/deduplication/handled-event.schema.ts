import { Schema } from 'mongoose';

/** `_id` is `<consumer>:<message id>`, so each pair exists once. */
export interface HandledEvent {
  readonly _id: string;
  readonly event: string;
  readonly handledAt: Date;
}

export const handledEventModel = 'InboxRow';

export function handledEventSchema(keepDays: number): Schema<HandledEvent> {
  const schema = new Schema<HandledEvent>(
    { _id: { type: String }, event: { type: String, required: true }, handledAt: { type: Date, required: true } },
    { collection: 'inbox', versionKey: false },
  );
  schema.index({ handledAt: 1 }, { expireAfterSeconds: keepDays * 86_400 });
  return schema;
}
