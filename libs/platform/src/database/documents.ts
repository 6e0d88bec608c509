import type { ClientSession, QueryFilter, SortOrder, UpdateQuery } from 'mongoose';

export interface Reading {
  readonly session?: ClientSession | null | undefined;
  readonly sort?: Readonly<Record<string, SortOrder>>;
  readonly limit?: number;
  readonly fields?: Readonly<Record<string, 1>>;
  readonly maxTimeMS?: number;
  readonly hint?: string;
}

export interface Writing {
  readonly session?: ClientSession | undefined;
  readonly upsert?: boolean;
  readonly w?: 1 | 'majority';
}

export interface Change<T> {
  readonly filter: QueryFilter<T>;
  readonly update: UpdateQuery<T>;
  readonly upsert?: boolean;
}

export interface Changed {
  readonly matchedCount: number;
  readonly modifiedCount: number;
  readonly upsertedCount: number;
}

/**
 * Each call is one command to the database for documents of one kind; a write of one document is atomic.
 * @throws the database's error: code 11000 for an existing key, the label TransientTransactionError for a conflict
 * between transactions
 */
export interface Documents<T> {
  /** Values are compared unchanged: a date as Date, and undefined as null. The same holds for `findOne` and `count`. */
  find(filter: QueryFilter<T>, how?: Reading): Promise<T[]>;
  findOne(filter: QueryFilter<T>, how?: Omit<Reading, 'limit'>): Promise<T | null>;
  count(filter: QueryFilter<T>, how?: Pick<Reading, 'limit' | 'hint' | 'maxTimeMS'>): Promise<number>;
  insert(document: T, session?: ClientSession): Promise<void>;
  insertAll(documents: readonly T[], session?: ClientSession | null): Promise<void>;
  /**
   * Stores documents without the checks, casts and defaults of the schema: for many documents a second that were
   * checked before. Undefined fields are left out.
   * @param session null for a single document
   * @param maxTimeMS without a session, milliseconds to wait for a transaction that holds the key; then the call fails
   * with code 50
   */
  insertUnchecked(documents: readonly T[], session: ClientSession | null, maxTimeMS?: number): Promise<void>;
  update(filter: QueryFilter<T>, update: UpdateQuery<T>, how?: Writing): Promise<Changed>;
  updateAll(filter: QueryFilter<T>, update: UpdateQuery<T>, how?: Writing): Promise<Changed>;
  updateEach(changes: readonly Change<T>[], session: ClientSession): Promise<Changed>;
  /**
   * Sends updates without the checks, casts and defaults of the schema. Undefined fields are left out.
   * @throws Error for an undefined value in a filter or in `$inc`, and for documents that are never changed
   */
  updateEachUnchecked(changes: readonly Change<T>[], session: ClientSession): Promise<Changed>;
  updated(filter: QueryFilter<T>, update: UpdateQuery<T>, session: ClientSession): Promise<T | null>;
  remove(filter: QueryFilter<T>, session?: ClientSession): Promise<T | null>;
}
