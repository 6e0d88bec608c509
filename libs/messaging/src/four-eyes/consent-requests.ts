import { maxWaitingCounted, secondPersonDecided } from '@deepam/contracts';
import { Clock, Database, rowsAfter, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession, QueryFilter } from 'mongoose';
import { Outbox } from '../outbox/outbox.js';
import { consentRequestModel, type ConsentRequest } from './consent-request.schema.js';

/** Which rows somebody sees: of these calls, and their own. */
export interface Sight {
  readonly calls: readonly string[];
  readonly memberId: string;
}
type End = { readonly state: 'granted' | 'refused' | 'withdrawn' | 'outdated' } & Partial<
  Pick<ConsentRequest, 'decidedBy' | 'deciderSessionVersion' | 'decidedAt' | 'refusal' | 'usableUntil'>
>;

const newestFirst = { askedAt: -1, _id: -1 } as const;

/** What waits for a second person, and what became of it. */
@Injectable()
export class ConsentRequests {
  private readonly rows: Documents<ConsentRequest>;

  constructor(
    database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {
    this.rows = database.documents(consentRequestModel);
  }

  /** @throws a duplicate key where the same waits already */
  async add(session: ClientSession, request: ConsentRequest): Promise<void> {
    const expired = { key: request.key, state: 'waiting' as const, expiresAt: { $lte: this.clock.now() } };
    await this.rows.update(expired, { $set: { state: 'expired', input: null } }, { session });
    await this.rows.insert(request, session);
  }

  async find(id: string): Promise<ConsentRequest | null> {
    return this.rows.findOne({ _id: id });
  }

  /** What waits at this moment ends so, and whoever asked is told; false when it does not wait any more. */
  async end(session: ClientSession, id: string, end: End): Promise<boolean> {
    const now = this.clock.now();
    const stillWaits = { _id: id, state: 'waiting' as const, expiresAt: { $gt: now } };
    const ended = await this.rows.updated(stillWaits, { $set: { ...end, input: null } }, session);
    if (!ended) return false;
    const { _id: consentId, askedBy, refusal: reason } = ended;
    const outcome = end.usableUntil ? 'allowed' : end.state;
    const about = { consentId, askedBy, reason, decidedAt: now.toISOString() };
    await this.outbox.add(session, secondPersonDecided, { ...about, outcome });
    return true;
  }

  /** What this caller was allowed last and has not used: earlier consents are about rows that have changed since. */
  async usable(key: string, askedBy: string): Promise<ConsentRequest | null> {
    const isUsable = { key, askedBy, state: 'granted' as const, usableUntil: { $gt: this.clock.now() } };
    return this.rows.findOne(isUsable, { sort: { usableUntil: -1 } });
  }

  /** What was allowed and not used is allowed no more; false when it was used before, or too late. */
  async revoke(session: ClientSession, id: string): Promise<boolean> {
    const isUsable = { _id: id, state: 'granted' as const, usableUntil: { $gt: this.clock.now() } };
    const end = { state: 'outdated' as const, usableUntil: null };
    const { matchedCount } = await this.rows.update(isUsable, { $set: end }, { session });
    return matchedCount === 1;
  }

  /** False when it was used before, or too late. */
  async use(session: ClientSession, id: string): Promise<boolean> {
    const isUsable = { _id: id, state: 'granted' as const, usableUntil: { $gt: this.clock.now() } };
    const { matchedCount } = await this.rows.update(isUsable, { $set: { usableUntil: null } }, { session });
    return matchedCount === 1;
  }

  async newest(
    { calls, memberId }: Sight,
    wish: { readonly state: 'waiting' | 'ended'; readonly limit: number; readonly after: readonly unknown[] | null },
  ): Promise<ConsentRequest[]> {
    const now = this.clock.now();
    const open = [
      { state: 'waiting', expiresAt: { $gt: now } },
      { state: 'granted', usableUntil: { $gt: now } },
    ];
    const seen = { $or: [{ call: { $in: calls } }, { askedBy: memberId }] };
    const filter = { $and: [seen, wish.state === 'waiting' ? { $or: open } : { $nor: open }] };
    const rows = rowsAfter(filter, newestFirst, wish.after) as QueryFilter<ConsentRequest>;
    return this.rows.find(rows, { sort: newestFirst, limit: wish.limit });
  }

  /** All of these calls that wait, oldest first. */
  async waiting(
    calls: readonly string[],
  ): Promise<Pick<ConsentRequest, 'call' | 'subject' | 'input' | 'askedBy' | 'askedAt'>[]> {
    const open = { state: 'waiting' as const, expiresAt: { $gt: this.clock.now() }, call: { $in: calls } };
    const fields = { call: 1, subject: 1, input: 1, askedBy: 1, askedAt: 1 } as const;
    return this.rows.find(open, { sort: { askedAt: 1 }, fields });
  }

  /** Those of others that wait, oldest first, as many as are counted. */
  async waitingFor({ calls, memberId }: Sight): Promise<Pick<ConsentRequest, 'askedAt'>[]> {
    const expiresAt = { $gt: this.clock.now() };
    return this.rows.find(
      { state: 'waiting', expiresAt, call: { $in: calls }, askedBy: { $ne: memberId } },
      { sort: { askedAt: 1 }, limit: maxWaitingCounted, fields: { askedAt: 1 } },
    );
  }
}
