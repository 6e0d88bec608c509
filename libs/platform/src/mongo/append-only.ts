import type { Schema } from 'mongoose';

/** Documents of this schema never change: every other write is rejected before it reaches the database. */
export function appendOnly(schema: Schema, what: string): void {
  const refuse = (): never => {
    throw new Error(`${what} are never changed or removed`);
  };
  // Writes by the driver skip the hooks: see MongoDocuments.
  schema.static('rejectChanges', refuse);
  schema.pre(['updateOne', 'updateMany', 'replaceOne', 'findOneAndUpdate', 'findOneAndReplace'], refuse);
  schema.pre(['deleteOne', 'deleteMany', 'findOneAndDelete'], refuse);
  schema.pre('bulkWrite', refuse);
  schema.pre('save', function () {
    if (!this.isNew) refuse();
  });
}
