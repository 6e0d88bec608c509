import { Collection, type Id } from './collection.js';
import { noSuchTransaction } from './database-errors.js';
import type { Stored } from './paths.js';
import { Transaction } from './transaction.js';

export interface Written {
  readonly collection: string;
  readonly before: Stored | null;
  readonly after: Stored | null;
}

export class MemoryServer {
  onWritten: (written: Written) => void = () => {};
  private moment = 0;
  private readonly collections = new Map<string, Collection>();
  private readonly open = new Set<Transaction>();
  private readonly lockHolders = new Map<string, Transaction>();
  /** Writes on the primary only; a later write of the same connection replicates them to a majority. */
  private primaryOnly: { readonly collection: Collection; readonly id: Id; readonly before: Stored | null }[] = [];

  /** @param uniqueFields further unique fields, by collection */
  constructor(private readonly uniqueFields: Readonly<Record<string, readonly string[]>> = {}) {}

  collection(name: string): Collection {
    const known = this.collections.get(name);
    if (known) return known;
    const made = new Collection(name, this.uniqueFields[name] ?? []);
    this.collections.set(name, made);
    return made;
  }

  begin(): Transaction {
    const transaction = new Transaction(this.moment);
    this.open.add(transaction);
    return transaction;
  }

  /** @throws NoSuchTransaction when it was aborted; a second commit changes nothing */
  commit(transaction: Transaction): void {
    if (transaction.state === 'committed') return;
    if (transaction.state === 'aborted') throw noSuchTransaction();
    this.close(transaction);
    this.moment += 1;
    this.primaryOnly = [];
    for (const [collection, writes] of transaction.writes) {
      for (const [id, document] of writes) this.put(collection, id, document);
    }
    transaction.endAs('committed');
  }

  abort(transaction: Transaction): void {
    if (transaction.state !== 'open') return;
    this.close(transaction);
    transaction.endAs('aborted');
  }

  /** A failover loses everything that was not committed, and the writes of the old primary only. */
  failOver(): void {
    for (const transaction of this.open) this.abort(transaction);
    const lost = this.primaryOnly.toReversed();
    this.moment += 1;
    for (const { collection, id, before } of lost) this.keep(collection, id, before);
    this.primaryOnly = [];
  }

  writeAlone(collection: Collection, id: Id, document: Stored | null, w: 1 | 'majority' = 'majority'): void {
    this.moment += 1;
    const before = collection.latest(id);
    this.put(collection, id, document);
    if (w === 1) this.primaryOnly.push({ collection, id, before });
    else this.primaryOnly = [];
  }

  holderOf(lock: string): Transaction | undefined {
    return this.lockHolders.get(lock);
  }

  lock(transaction: Transaction, lock: string): void {
    if (this.lockHolders.has(lock)) return;
    this.lockHolders.set(lock, transaction);
    transaction.locks.push(lock);
  }

  private put(collection: Collection, id: Id, document: Stored | null): void {
    this.onWritten({ collection: collection.name, before: collection.latest(id), after: document });
    this.keep(collection, id, document);
  }

  private keep(collection: Collection, id: Id, document: Stored | null): void {
    let oldest = this.moment;
    for (const { snapshot } of this.open) oldest = Math.min(oldest, snapshot);
    collection.put(id, document, this.moment, oldest);
  }

  private close(transaction: Transaction): void {
    this.open.delete(transaction);
    for (const lock of transaction.locks) this.lockHolders.delete(lock);
  }
}
