import type { Change, Changed, Reading, Writing } from '@deepam/platform';
import { changedBy, upserted } from './changing.js';
import type { Collection, Id } from './collection.js';
import { duplicateKey, noSuchTransaction, writeConflict } from './database-errors.js';
import { inOrderOf, matches } from './matching.js';
import type { MemoryServer } from './memory-server.js';
import { copied, valueAt, type Stored } from './paths.js';
import type { Transaction } from './transaction.js';

export type Filter = Readonly<Record<string, unknown>>;
export type Update = Readonly<Record<string, unknown>>;

/** Commands inside a transaction end it when they fail. */
export class Commands {
  constructor(
    private readonly server: MemoryServer,
    private readonly collection: Collection,
    private readonly transaction: Transaction | null,
  ) {
    if (transaction && transaction.state !== 'open') throw noSuchTransaction();
  }

  find(filter: Filter, { sort, limit, fields }: Omit<Reading, 'session'> = {}): Stored[] {
    const found: Stored[] = [];
    for (const id of this.candidates(filter)) {
      const document = this.read(id);
      if (document && matches(document, filter)) found.push(document);
    }
    if (sort) found.sort(inOrderOf(sort));
    const part = limit === undefined ? found : found.slice(0, limit);
    return fields ? part.map((document) => only(document, Object.keys(fields))) : part;
  }

  async insertAll(documents: readonly Stored[]): Promise<void> {
    for (const document of documents) await this.insert(copied(document));
  }

  async update(filter: Filter, update: Update, { upsert = false, w }: Writing, all: boolean): Promise<Changed> {
    let matchedCount = 0;
    for (const { _id } of this.find(filter)) {
      if (!(await this.changeOne(_id, filter, (before) => changedBy(before, update), w))) continue;
      matchedCount += 1;
      if (!all) break;
    }
    const isMade = upsert && matchedCount === 0;
    if (isMade) await this.insert(upserted(filter, update));
    return { matchedCount, modifiedCount: matchedCount, upsertedCount: isMade ? 1 : 0 };
  }

  async updateEach(changes: readonly Change<unknown>[]): Promise<Changed> {
    const sum = { matchedCount: 0, modifiedCount: 0, upsertedCount: 0 };
    for (const { filter, update, upsert = false } of changes) {
      const updated = await this.update(filter as Filter, update as Update, { upsert }, false);
      sum.matchedCount += updated.matchedCount;
      sum.modifiedCount += updated.modifiedCount;
      sum.upsertedCount += updated.upsertedCount;
    }
    return sum;
  }

  /** The first that matches, before and after its change; `change` gives null to remove it. */
  async changeFirst(filter: Filter, change: (before: Stored) => Stored | null) {
    for (const { _id } of this.find(filter)) {
      const changed = await this.changeOne(_id, filter, change);
      if (changed) return changed;
    }
    return null;
  }

  /** The previous holder of the lock may have changed the document, so it is read again under our own lock. */
  private async changeOne(id: Id, filter: Filter, change: (before: Stored) => Stored | null, w?: 1 | 'majority') {
    await this.take([this.lockOf(id)]);
    this.assertNotNewer(id);
    const before = this.read(id);
    if (!before || !matches(before, filter)) return null;
    const after = change(before);
    this.write(id, after, w);
    return { before, after };
  }

  private async insert(document: Stored): Promise<void> {
    const { name, uniqueFields } = this.collection;
    // A document without the field is in no unique index.
    const unique = uniqueFields
      .map((field) => ({ field, value: valueAt(document, field) }))
      .filter(({ value }) => value !== undefined);
    const locks = unique.map(({ field, value }) => `${name} ${field} ${String(value)}`);
    await this.take([this.lockOf(document._id), ...locks]);
    this.assertNotNewer(document._id);
    if (this.read(document._id)) throw duplicateKey();
    for (const { field, value } of unique) {
      const holder = this.collection.holderOf(field, value);
      if (holder === undefined) continue;
      this.assertNotNewer(holder);
      throw duplicateKey();
    }
    this.write(document._id, document);
  }

  private lockOf(id: Id): string {
    return `${this.collection.name} ${id}`;
  }

  /** A transaction can't write a document that changed after its snapshot. */
  private assertNotNewer(id: Id): void {
    if (this.transaction && this.collection.committedAt(id) > this.transaction.snapshot) throw writeConflict();
  }

  /** Inside a transaction a lock is had at once or never. Outside it is waited for, and what follows happens before anything else. */
  private async take(locks: readonly string[]): Promise<void> {
    for (;;) {
      const holder = locks.map((lock) => this.server.holderOf(lock)).find((one) => one && one !== this.transaction);
      if (!holder) break;
      if (this.transaction) throw writeConflict();
      await holder.ended;
    }
    const { transaction } = this;
    if (transaction) for (const lock of locks) this.server.lock(transaction, lock);
  }

  private candidates(filter: Filter): Iterable<Id> {
    const committed = this.collection.candidates(filter);
    const own = this.transaction?.writes.get(this.collection);
    return own ? new Set([...committed, ...own.keys()]) : [...committed];
  }

  private read(id: Id): Stored | null {
    return this.transaction ? this.transaction.read(this.collection, id) : this.collection.latest(id);
  }

  private write(id: Id, document: Stored | null, w?: 1 | 'majority'): void {
    if (this.transaction) this.transaction.write(this.collection, id, document);
    else this.server.writeAlone(this.collection, id, document, w);
  }
}

function only(document: Stored, fields: readonly string[]): Stored {
  const kept = fields.map((field) => [field, document[field]]);
  return { _id: document._id, ...Object.fromEntries(kept.filter(([, value]) => value !== undefined)) };
}
