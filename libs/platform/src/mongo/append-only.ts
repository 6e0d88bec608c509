import type { Schema } from 'mongoose';

/** What is written with this schema stays as it is: every other way to write is refused before it reaches the database. */
export function appendOnly(schema: Schema, what: string): void {
  const refuse = (): never => {
    throw new Error(`${what} are never changed or removed`);
  };
  // What is written by the driver passes by the hooks: see MongoDocuments.
  schema.static('refuseChanges', refuse);
  schema.pre(['updateOne', 'updateMany', 'replaceOne', 'findOneAndUpdate', 'findOneAndReplace'], refuse);
  schema.pre(['deleteOne', 'deleteMany', 'findOneAndDelete'], refuse);
  schema.pre('bulkWrite', refuse);
  schema.pre('save', function () {
    if (!this.isNew) refuse();
  });
}
