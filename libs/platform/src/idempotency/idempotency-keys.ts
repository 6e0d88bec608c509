import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Database } from '../database/database.js';
import type { Documents } from '../database/documents.js';
import { isDuplicateKey } from '../mongo/driver-error.js';
import { DomainError } from '../errors/domain-error.js';
import { keyRecordModel, type KeyRecord } from './key-record.js';
import type { RunningKey } from '../context/request-context.js';

@Injectable()
export class IdempotencyKeys {
  private readonly records: Documents<KeyRecord>;

  constructor(database: Database) {
    this.records = database.documents(keyRecordModel);
  }

  async claim(record: KeyRecord): Promise<KeyRecord> {
    try {
      await this.records.insert(record);
      return record;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // The record disappears if its attempt has just failed: then the next claim decides.
      return (await this.find(record._id)) ?? this.claim(record);
    }
  }

  async find(id: string): Promise<KeyRecord | null> {
    return this.records.findOne({ _id: id });
  }

  async takeOver(id: string, owner: string, now: Date, leaseUntil: Date): Promise<boolean> {
    const { modifiedCount } = await this.records.update(
      { _id: id, state: 'running', leaseUntil: { $lte: now } },
      { $set: { owner, leaseUntil } },
    );
    return modifiedCount === 1;
  }

  /** @returns false if the attempt has lost the key, or its effect is committed */
  async renew({ id, owner }: RunningKey, leaseUntil: Date): Promise<boolean> {
    const { matchedCount } = await this.records.update({ _id: id, owner, state: 'running' }, { $set: { leaseUntil } });
    return matchedCount === 1;
  }

  /** @throws DomainError IDEMPOTENCY.IN_PROGRESS when another attempt has the key now: this one must not commit */
  async markDone(key: RunningKey, session: ClientSession): Promise<void> {
    const { matchedCount } = await this.records.update(
      { _id: key.id, owner: key.owner },
      { $set: { state: 'done' } },
      { session },
    );
    if (matchedCount === 0) throw new DomainError('IDEMPOTENCY.IN_PROGRESS');
  }

  async keepAnswer(key: RunningKey, answer: string): Promise<void> {
    await this.records.update({ _id: key.id, owner: key.owner }, { $set: { state: 'answered', answer } });
  }

  /** A failure frees the key, unless something was committed. */
  async release(key: RunningKey): Promise<void> {
    await this.records.remove({ _id: key.id, owner: key.owner, state: 'running' });
  }
}
