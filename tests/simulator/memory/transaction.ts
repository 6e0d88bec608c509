import type { Collection, Id } from './collection.js';
import type { Stored } from './paths.js';

export type TransactionState = 'open' | 'committed' | 'aborted';

export class Transaction {
  state: TransactionState = 'open';
  readonly writes = new Map<Collection, Map<Id, Stored | null>>();
  readonly locks: string[] = [];
  readonly ended: Promise<void>;
  private end: () => void = () => {};

  constructor(readonly snapshot: number) {
    this.ended = new Promise((resolve) => (this.end = resolve));
  }

  read(collection: Collection, id: Id): Stored | null {
    const own = this.writes.get(collection);
    return own?.has(id) ? (own.get(id) ?? null) : collection.asOf(id, this.snapshot);
  }

  write(collection: Collection, id: Id, document: Stored | null): void {
    const own = this.writes.get(collection) ?? new Map<Id, Stored | null>();
    this.writes.set(collection, own.set(id, document));
  }

  endAs(state: 'committed' | 'aborted'): void {
    this.state = state;
    this.end();
  }
}
