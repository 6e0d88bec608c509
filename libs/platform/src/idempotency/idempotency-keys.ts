import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';
import { DomainError } from '../errors/domain-error.js';
import type { RunningKey } from './running-key.js';

/** `running`: nothing happened yet; `done`: the effect is committed; `answered`: the answer is kept as well. */
export interface KeyRecord {
  _id: string;
  owner: string;
  fingerprint: string;
  state: 'running' | 'done' | 'answered';
  /** Until then the attempt is taken to be alive. */
  leaseUntil: Date;
  /** Encrypted with a key that only the holder of the Idempotency-Key can derive. */
  answer?: string;
  expiresAt: Date;
}

const collectionName = 'idempotency_keys';

/** The stored Idempotency-Keys of a service. */
@Injectable()
export class IdempotencyKeys implements OnModuleInit {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  async onModuleInit(): Promise<void> {
    await this.records.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  }

  /** The record that holds this id: a new one of `owner`, or the one that was there. */
  async claim(record: KeyRecord): Promise<KeyRecord> {
    try {
      await this.records.insertOne(record);
      return record;
    } catch (error) {
      if ((error as { code?: unknown }).code !== 11_000) throw error;
      // Gone again when its attempt has just failed: then the next claim decides.
      return (await this.find(record._id)) ?? this.claim(record);
    }
  }

  async find(id: string): Promise<KeyRecord | null> {
    return this.records.findOne({ _id: id });
  }

  /** Takes over from an attempt that died before it committed anything. */
  async takeOver(id: string, owner: string, now: Date, leaseUntil: Date): Promise<boolean> {
    const { modifiedCount } = await this.records.updateOne(
      { _id: id, state: 'running', leaseUntil: { $lte: now } },
      { $set: { owner, leaseUntil } },
    );
    return modifiedCount === 1;
  }

  /** @throws DomainError IDEMPOTENCY.IN_PROGRESS when another attempt took the key over: this one must not commit */
  async markDone(key: RunningKey, session: ClientSession): Promise<void> {
    const { matchedCount } = await this.records.updateOne(
      { _id: key.id, owner: key.owner },
      { $set: { state: 'done' } },
      { session },
    );
    if (matchedCount === 0) throw new DomainError('IDEMPOTENCY.IN_PROGRESS');
  }

  async keepAnswer(key: RunningKey, answer: string): Promise<void> {
    await this.records.updateOne({ _id: key.id, owner: key.owner }, { $set: { state: 'answered', answer } });
  }

  /** After a failure: the key is free again unless something was committed. */
  async release(key: RunningKey): Promise<void> {
    await this.records.deleteOne({ _id: key.id, owner: key.owner, state: 'running' });
  }

  private get records() {
    return this.connection.collection<KeyRecord>(collectionName);
  }
}
