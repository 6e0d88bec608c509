import { maxWaitingCounted, approvalDecided } from '@deepam/contracts';
import {
  Clock,
  currentContext,
  Database,
  DomainError,
  MemberLocks,
  PLATFORM_OPTIONS,
  requestContext,
  rowsAfter,
  type Documents,
  type ServiceConfig,
} from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { ClientSession, QueryFilter } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail.js';
import { Outbox } from '../outbox/outbox.js';
import { GuardedCalls } from './guarded-calls.js';
import {
  approvalRequestModel,
  requesterModel,
  type ApprovalRequest,
  type Requester,
} from './approval-request.schema.js';

export interface ApprovalScope {
  readonly calls: readonly string[];
  readonly memberId: string;
}
type End = { readonly state: 'approved' | 'rejected' | 'withdrawn' | 'outdated' } & Partial<
  Pick<
    ApprovalRequest,
    'decidedBy' | 'deciderSessionVersion' | 'deciderAccounts' | 'decidedAt' | 'rejectionReason' | 'usableUntil'
  >
>;

const newestFirst = { requestedAt: -1, _id: -1 } as const;

@Injectable()
export class ApprovalRequests {
  private readonly rows: Documents<ApprovalRequest>;
  private readonly requesters: Documents<Requester>;
  private readonly maxOpen: number;

  constructor(
    @Inject(PLATFORM_OPTIONS) { config }: { readonly config: Pick<ServiceConfig, 'MAX_OPEN_APPROVALS'> },
    database: Database,
    private readonly clock: Clock,
    private readonly locks: MemberLocks,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly calls: GuardedCalls,
  ) {
    this.rows = database.documents(approvalRequestModel);
    this.requesters = database.documents(requesterModel);
    this.maxOpen = config.MAX_OPEN_APPROVALS;
  }

  /** @throws DomainError APPROVAL.WAITS_ALREADY if this requester has the same request, APPROVAL.TOO_MANY_OPEN */
  async add(session: ClientSession, request: ApprovalRequest): Promise<void> {
    const { key, requestedBy, requesterInfluencedBy } = request;
    // The list has all accounts of one person, as in `isOnePerson`.
    const accounts = [...new Set([requestedBy, ...requesterInfluencedBy])].toSorted();
    this.locks.acquire(session, accounts);
    // Two concurrent requests of one person conflict here: the later one is run again, and counts the earlier one.
    for (const _id of accounts) {
      await this.requesters.update({ _id }, { $inc: { requests: 1 } }, { session, upsert: true });
    }
    const same = { key, requestedBy, state: 'waiting' as const };
    const expired = await this.rows.findOne({ ...same, expiresAt: { $lte: this.clock.now() } }, { session });
    if (expired) await this.expire(session, expired._id);
    if (await this.rows.findOne(same, { session })) throw new DomainError('APPROVAL.WAITS_ALREADY');
    await this.assertRoom(session, accounts);
    await this.rows.insert(request, session);
  }

  private async assertRoom(session: ClientSession, accounts: readonly string[]): Promise<void> {
    const ofThem = { $or: [{ requestedBy: { $in: accounts } }, { requesterInfluencedBy: { $in: accounts } }] };
    const open = { state: 'waiting' as const, expiresAt: { $gt: this.clock.now() }, ...ofThem };
    const found = await this.rows.find(open, { session, limit: this.maxOpen, fields: { _id: 1 } });
    if (found.length >= this.maxOpen)
      throw new DomainError('APPROVAL.TOO_MANY_OPEN', { details: { most: this.maxOpen } });
  }

  async find(id: string): Promise<ApprovalRequest | null> {
    return this.rows.findOne({ _id: id });
  }

  /**
   * Ends a pending request and notifies the requester.
   * @returns false if the request is no longer pending
   */
  async end(session: ClientSession, id: string, end: End): Promise<boolean> {
    const ended = await this.endOne(session, id, end);
    if (ended && end.state === 'approved' && !end.usableUntil) await this.endSame(session, ended);
    return ended !== null;
  }

  private async endOne(session: ClientSession, id: string, end: End): Promise<ApprovalRequest | null> {
    const now = this.clock.now();
    const ended = await this.close(session, { _id: id, expiresAt: { $gt: now } }, end);
    if (!ended) return null;
    const { _id: approvalId, requestedBy, rejectionReason: reason } = ended;
    const outcome = end.usableUntil ? 'allowed' : end.state;
    const about = { approvalId, requestedBy, reason, decidedAt: now.toISOString() };
    await this.outbox.add(session, approvalDecided, { ...about, outcome });
    return ended;
  }

  async expire(session: ClientSession, id: string): Promise<void> {
    await this.close(session, { _id: id, expiresAt: { $lte: this.clock.now() } }, { state: 'expired' });
  }

  async findExpiredWithPicture(): Promise<Pick<ApprovalRequest, '_id'>[]> {
    const expired = { picture: { $exists: true }, expiresAt: { $lte: this.clock.now() } };
    return this.rows.find(expired, { limit: 100, fields: { _id: 1 } });
  }

  /** The call takes the picture of an approved request; other pictures are removed. */
  private async close(
    session: ClientSession,
    of: { readonly _id: string; readonly expiresAt: object },
    end: End | { readonly state: 'expired' },
  ): Promise<ApprovalRequest | null> {
    const stillWaits = { ...of, state: 'waiting' as const };
    const waiting = await this.rows.findOne(stillWaits, { session });
    const change = { $set: { ...end, input: null }, $unset: { picture: 1 } } as const;
    const ended = waiting && (await this.rows.updated(stillWaits, change, session));
    if (ended && waiting.picture && end.state !== 'approved')
      await this.calls.find(waiting.call)?.pictureStore?.pictures.discard(waiting.picture, session);
    return ended;
  }

  /** The same requests of other requesters end with the executed one: approving both would repeat the call. */
  private async endSame(session: ClientSession, { key }: ApprovalRequest): Promise<void> {
    const { approval: _, ...context } = currentContext()!;
    for (const { _id, call, memberId, requestedBy } of await this.rows.find({ key, state: 'waiting' }, { session })) {
      await this.endOne(session, _id, { state: 'outdated', decidedAt: this.clock.now() });
      const note = {
        memberId,
        subject: { kind: 'approval' as const, id: _id },
        after: { action: this.calls.find(call)?.endpoint.audit, requestedBy },
      };
      // The requester of the approved request is not the requester of this one.
      await requestContext.run(context, () => this.audit.record(session, 'approval-request-outdated', note));
    }
  }

  /** Only the latest unused approval counts: earlier ones concern rows that have changed since. */
  async findUsable(key: string, requestedBy: string): Promise<ApprovalRequest | null> {
    const isUsable = { key, requestedBy, state: 'approved' as const, usableUntil: { $gt: this.clock.now() } };
    return this.rows.findOne(isUsable, { sort: { usableUntil: -1 } });
  }

  /**
   * Revokes an allowed call.
   * @returns false if the call was used or expired before
   */
  async revoke(session: ClientSession, id: string): Promise<boolean> {
    const isUsable = { _id: id, state: 'approved' as const, usableUntil: { $gt: this.clock.now() } };
    const end = { state: 'outdated' as const, usableUntil: null };
    const { matchedCount } = await this.rows.update(isUsable, { $set: end }, { session });
    return matchedCount === 1;
  }

  async consume(session: ClientSession, id: string): Promise<boolean> {
    const isUsable = { _id: id, state: 'approved' as const, usableUntil: { $gt: this.clock.now() } };
    const { matchedCount } = await this.rows.update(isUsable, { $set: { usableUntil: null } }, { session });
    return matchedCount === 1;
  }

  async listNewest(
    { calls, memberId }: ApprovalScope,
    wish: { readonly state: 'waiting' | 'ended'; readonly limit: number; readonly after: readonly unknown[] | null },
  ): Promise<ApprovalRequest[]> {
    const now = this.clock.now();
    const open = [
      { state: 'waiting', expiresAt: { $gt: now } },
      { state: 'approved', usableUntil: { $gt: now } },
    ];
    const seen = { $or: [{ call: { $in: calls } }, { requestedBy: memberId }] };
    const filter = { $and: [seen, wish.state === 'waiting' ? { $or: open } : { $nor: open }] };
    const rows = rowsAfter(filter, newestFirst, wish.after) as QueryFilter<ApprovalRequest>;
    return this.rows.find(rows, { sort: newestFirst, limit: wish.limit });
  }

  async listWaiting(
    calls: readonly string[],
  ): Promise<Pick<ApprovalRequest, 'call' | 'subject' | 'input' | 'requestedBy' | 'requestedAt'>[]> {
    const open = { state: 'waiting' as const, expiresAt: { $gt: this.clock.now() }, call: { $in: calls } };
    const fields = { call: 1, subject: 1, input: 1, requestedBy: 1, requestedAt: 1 } as const;
    return this.rows.find(open, { sort: { requestedAt: 1 }, fields });
  }

  async listWaitingFor({ calls, memberId }: ApprovalScope): Promise<Pick<ApprovalRequest, 'requestedAt'>[]> {
    const expiresAt = { $gt: this.clock.now() };
    return this.rows.find(
      { state: 'waiting', expiresAt, call: { $in: calls }, requestedBy: { $ne: memberId } },
      { sort: { requestedAt: 1 }, limit: maxWaitingCounted, fields: { requestedAt: 1 } },
    );
  }
}
