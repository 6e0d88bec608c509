import { approvalUseMinutes } from '@deepam/contracts';
import {
  accountsOf,
  Clock,
  currentContext,
  DomainError,
  isOnePerson,
  may,
  parseInput,
  refusalByToken,
  requestContext,
  SESSION_REVOCATIONS,
  Transactions,
  type Caller,
  type SessionRevocations,
} from '@deepam/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { ClientSession } from 'mongoose';
import { AuditTrail, type AuditNote } from '../audit/audit-trail.js';
import type { ApprovalRequest } from './approval-request.schema.js';
import { ApprovalRequests } from './approval-requests.js';
import { runApproved } from './approved-call.js';
import { GuardedCalls, type GuardedCall } from './guarded-calls.js';

/**
 * The same call would get an error with such a status again, because its object is missing, changed or does not fit.
 */
const finalStatuses = new Set([404, 409, 422]);

/** These errors come from concurrent or repeated calls, so the next try may succeed. */
const retriableCodes = new Set(['REQUEST.CONFLICT', 'APPROVAL.ENDED']);

/** The error concerns the object itself, as opposed to an outage or a missing right of this caller. */
const isAboutSubject = (error: unknown): boolean =>
  error instanceof DomainError &&
  finalStatuses.has(error.status) &&
  !retriableCodes.has(error.code) &&
  !error.code.startsWith('IDEMPOTENCY.');

@Injectable()
export class ApprovalDecisions implements OnModuleInit {
  private revocations: SessionRevocations | null = null;

  constructor(
    private readonly calls: GuardedCalls,
    private readonly requests: ApprovalRequests,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly moduleRef: ModuleRef,
  ) {}

  onModuleInit(): void {
    this.revocations = this.moduleRef.get<SessionRevocations>(SESSION_REVOCATIONS, { strict: false });
  }

  /**
   * Some calls are made by this approval, in one transaction with the request; for others the requester gets the
   * permission to make the call. A request that can no longer be carried out ends.
   * @throws DomainError APPROVAL.NOT_FOUND, APPROVAL.ENDED, APPROVAL.OWN_REQUEST, APPROVAL.ONE_PERSON,
   * APPROVAL.REQUESTER_CHANGED, APPROVAL.OUTDATED, ACCESS.NOT_PERMITTED, SERVER.UNAVAILABLE, and the errors of the call
   */
  async approve(id: string, caller: Caller): Promise<ApprovalRequest> {
    const { request, call } = await this.getDecidable(id, caller);
    const requesterAccounts = accountsOf(requesterOf(request));
    if (isOnePerson(requesterAccounts, accountsOf(caller))) throw new DomainError('APPROVAL.ONE_PERSON');
    const { requestedBy, sessionVersion, seen } = request;
    if (this.hasEnded(requestedBy, sessionVersion)) {
      await this.outdate(request, call);
      throw new DomainError('APPROVAL.REQUESTER_CHANGED');
    }
    if (call.isRepeatedByRequester === true) await this.allow(request, call, caller);
    else {
      try {
        await runApproved({ id, seen, requesterId: requestedBy, requesterAccounts }, () =>
          carryOutAs(call, request, caller),
        );
      } catch (error) {
        // If the request can't become outdated, another approver has decided it first.
        if (isAboutSubject(error) && !(await this.outdate(request, call))) throw new DomainError('APPROVAL.ENDED');
        throw error;
      }
    }
    return this.get(id);
  }

  /** @throws DomainError APPROVAL.NOT_FOUND, APPROVAL.ENDED, APPROVAL.OWN_REQUEST, ACCESS.NOT_PERMITTED */
  async reject(id: string, caller: Caller, rejectionReason: string): Promise<ApprovalRequest> {
    const { request, call } = await this.getDecidable(id, caller);
    const end = {
      state: 'rejected',
      decidedBy: caller.memberId,
      decidedAt: this.clock.now(),
      rejectionReason,
    } as const;
    const note = {
      ...noteOf(request),
      after: { action: call.endpoint.audit, reason: rejectionReason, requestedBy: request.requestedBy },
    };
    await this.end(request, end, (session) => this.audit.record(session, 'approval-request-rejected', note));
    return this.get(id);
  }

  /** @throws DomainError APPROVAL.NOT_FOUND also for requests of other people, APPROVAL.ENDED */
  async withdraw(id: string, { memberId }: Caller): Promise<ApprovalRequest> {
    const request = await this.get(id);
    if (request.requestedBy !== memberId) throw new DomainError('APPROVAL.NOT_FOUND');
    const end = { state: 'withdrawn', decidedAt: this.clock.now() } as const;
    const note = { ...noteOf(request), after: { action: this.calls.find(request.call)?.endpoint.audit } };
    await this.end(request, end, (session) => this.audit.record(session, 'approval-request-withdrawn', note));
    return this.get(id);
  }

  /**
   * An allowed call expires if its requester or approver has lost rights or logins since, or if the caller and the
   * approver may be one person.
   */
  async endUnlessUsable(request: ApprovalRequest, caller: Caller): Promise<boolean> {
    const { requestedBy, sessionVersion, decidedBy, deciderSessionVersion } = request;
    if (decidedBy === null) return true;
    const isEnded =
      this.hasEnded(requestedBy, sessionVersion) ||
      (deciderSessionVersion !== undefined && this.hasEnded(decidedBy, deciderSessionVersion)) ||
      isOnePerson(request.deciderAccounts ?? [decidedBy], accountsOf(caller));
    if (!isEnded) return true;
    await this.noteOutdated(request, this.calls.find(request.call)!, (session) =>
      this.requests.revoke(session, request._id),
    );
    return false;
  }

  private hasEnded(memberId: string, sessionVersion: number): boolean {
    return this.revocations?.isRevoked({ memberId, sessionVersion }) === true;
  }

  private async get(id: string): Promise<ApprovalRequest> {
    const request = await this.requests.find(id);
    if (!request) throw new DomainError('APPROVAL.NOT_FOUND');
    return request;
  }

  private async getDecidable(id: string, caller: Caller): Promise<{ request: ApprovalRequest; call: GuardedCall }> {
    const request = await this.get(id);
    const call = this.calls.find(request.call);
    // The call belongs to a newer release.
    if (!call) throw new DomainError('SERVER.UNAVAILABLE');
    const refused = refusalByToken(call.endpoint.access, caller, call.endpoint);
    if (refused) throw new DomainError(refused);
    if (call.additionalPermission !== undefined && !may(caller, call.additionalPermission))
      throw new DomainError('ACCESS.NOT_PERMITTED');
    if (request.requestedBy === caller.memberId) throw new DomainError('APPROVAL.OWN_REQUEST');
    if (request.state !== 'waiting' || request.expiresAt <= this.clock.now()) throw new DomainError('APPROVAL.ENDED');
    return { request, call };
  }

  private async allow(request: ApprovalRequest, { endpoint }: GuardedCall, approver: Caller): Promise<void> {
    const { memberId: decidedBy, sessionVersion: deciderSessionVersion } = approver;
    const decidedAt = this.clock.now();
    const usableUntil = new Date(decidedAt.getTime() + approvalUseMinutes * 60_000);
    const note = { ...noteOf(request), after: { action: endpoint.audit, requestedBy: request.requestedBy } };
    const deciderAccounts = accountsOf(approver);
    const by = { decidedBy, deciderSessionVersion, deciderAccounts, decidedAt };
    const end = { state: 'approved', ...by, usableUntil } as const;
    await this.end(request, end, (session) => this.audit.record(session, 'approval-request-approved', note));
  }

  private async end(
    { _id }: ApprovalRequest,
    end: Parameters<ApprovalRequests['end']>[2],
    record: (session: ClientSession) => Promise<void>,
  ): Promise<void> {
    await this.transactions.run(async (session) => {
      if (!(await this.requests.end(session, _id, end))) throw new DomainError('APPROVAL.ENDED');
      await record(session);
    });
  }

  /** @returns false if the request no longer waits */
  private outdate(request: ApprovalRequest, call: GuardedCall): Promise<boolean> {
    const end = { state: 'outdated', decidedAt: this.clock.now() } as const;
    return this.noteOutdated(request, call, (session) => this.requests.end(session, request._id, end));
  }

  /** The call has no effect here, so the Idempotency-Key of the request stays free. */
  private noteOutdated(
    request: ApprovalRequest,
    { endpoint }: GuardedCall,
    end: (session: ClientSession) => Promise<boolean>,
  ): Promise<boolean> {
    const { runningKey: _, auditObligation: _met, ...context } = currentContext()!;
    const note = { ...noteOf(request), after: { action: endpoint.audit, requestedBy: request.requestedBy } };
    return requestContext.run(context, () =>
      this.transactions.run(async (session) => {
        const isEnded = await end(session);
        if (isEnded) await this.audit.record(session, 'approval-request-outdated', note);
        return isEnded;
      }),
    );
  }
}

const noteOf = ({ _id, memberId }: ApprovalRequest): AuditNote => ({
  memberId,
  subject: { kind: 'approval', id: _id },
});

const requesterOf = ({ requestedBy, requesterInfluencedBy }: ApprovalRequest) => ({
  memberId: requestedBy,
  influencedBy: requesterInfluencedBy,
});

/** The call runs with the rights of the approver, in the name of the requester. */
function carryOutAs(
  { endpoint, carryOut }: GuardedCall,
  request: ApprovalRequest,
  { passwordFrom: _ofApprover, ...caller }: Caller,
): Promise<unknown> {
  const input = JSON.parse(request.input!) as { params: unknown; query: unknown; body: unknown };
  const parsed = parseInput(endpoint, input) as Pick<Parameters<typeof carryOut>[0], 'params' | 'query' | 'body'>;
  return carryOut({ ...parsed, files: {} }, { ...caller, ...requesterOf(request) }, request.picture);
}
