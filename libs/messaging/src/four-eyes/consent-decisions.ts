import { consentUseMinutes } from '@deepam/contracts';
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
import type { ConsentRequest } from './consent-request.schema.js';
import { ConsentRequests } from './consent-requests.js';
import { granting } from './granting.js';
import { GuardedCalls, type GuardedCall } from './guarded-calls.js';
import { concernsTheMatter } from './concerns-the-matter.js';

/** Approves, rejects and withdraws requests, each once, even with concurrent deciders. */
@Injectable()
export class ConsentDecisions implements OnModuleInit {
  private revocations: SessionRevocations | null = null;

  constructor(
    private readonly calls: GuardedCalls,
    private readonly requests: ConsentRequests,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly moduleRef: ModuleRef,
  ) {}

  onModuleInit(): void {
    this.revocations = this.moduleRef.get<SessionRevocations>(SESSION_REVOCATIONS, { strict: false });
  }

  /**
   * Makes the call in one transaction with the request, or allows it to the requester. A request that can no longer be
   * carried out ends.
   * @throws DomainError FOUR_EYES.NOT_FOUND, FOUR_EYES.ENDED, FOUR_EYES.OWN_REQUEST, FOUR_EYES.ONE_PERSON,
   * FOUR_EYES.ASKER_CHANGED, FOUR_EYES.OUTDATED, ACCESS.NOT_PERMITTED, and the errors of the call
   */
  async grant(id: string, caller: Caller): Promise<ConsentRequest> {
    const { request, call } = await this.decidable(id, caller);
    const askerAccounts = accountsOf(requesterOf(request));
    if (isOnePerson(askerAccounts, accountsOf(caller))) throw new DomainError('FOUR_EYES.ONE_PERSON');
    const { askedBy, sessionVersion, seen } = request;
    if (this.hasEnded(askedBy, sessionVersion)) {
      await this.outdate(request, call);
      throw new DomainError('FOUR_EYES.ASKER_CHANGED');
    }
    if (call.isAllowedOnly === true) await this.allow(request, call, caller);
    else {
      try {
        await granting({ id, seen, askerAccounts, other: { askedBy } }, () => carriedOut(call, request, caller));
      } catch (error) {
        // Another approver was first and caused the change.
        if (concernsTheMatter(error) && !(await this.outdate(request, call))) throw new DomainError('FOUR_EYES.ENDED');
        throw error;
      }
    }
    return this.get(id);
  }

  /** @throws DomainError FOUR_EYES.NOT_FOUND, FOUR_EYES.ENDED, FOUR_EYES.OWN_REQUEST, ACCESS.NOT_PERMITTED */
  async refuse(id: string, caller: Caller, refusal: string): Promise<ConsentRequest> {
    const { request, call } = await this.decidable(id, caller);
    const end = { state: 'refused', decidedBy: caller.memberId, decidedAt: this.clock.now(), refusal } as const;
    const note = {
      ...noteOf(request),
      after: { deed: call.endpoint.audit, reason: refusal, askedBy: request.askedBy },
    };
    await this.end(request, end, (session) => this.audit.record(session, 'second-person-refused', note));
    return this.get(id);
  }

  /** @throws DomainError FOUR_EYES.NOT_FOUND also for requests of other people, FOUR_EYES.ENDED */
  async withdraw(id: string, { memberId }: Caller): Promise<ConsentRequest> {
    const request = await this.get(id);
    if (request.askedBy !== memberId) throw new DomainError('FOUR_EYES.NOT_FOUND');
    const end = { state: 'withdrawn', decidedAt: this.clock.now() } as const;
    const note = { ...noteOf(request), after: { deed: this.calls.find(request.call)?.endpoint.audit } };
    await this.end(request, end, (session) => this.audit.record(session, 'second-person-withdrawn', note));
    return this.get(id);
  }

  /**
   * An allowed call expires if its requester or approver has lost rights or logins since, or if the caller may be the
   * approver, who has gained access to the login of the requester.
   */
  async stillStands(request: ConsentRequest, caller: Caller): Promise<boolean> {
    const { askedBy, sessionVersion, decidedBy, deciderSessionVersion } = request;
    if (decidedBy === null) return true;
    const isEnded =
      this.hasEnded(askedBy, sessionVersion) ||
      (deciderSessionVersion !== undefined && this.hasEnded(decidedBy, deciderSessionVersion)) ||
      isOnePerson(request.deciderAccounts ?? [], accountsOf(caller));
    if (!isEnded) return true;
    await this.noteOutdated(request, this.calls.find(request.call)!, (session) =>
      this.requests.revoke(session, request._id),
    );
    return false;
  }

  /** Whether the logins of this version have ended. */
  private hasEnded(memberId: string, sessionVersion: number): boolean {
    return this.revocations?.isRevoked({ memberId, sessionVersion }) === true;
  }

  private async get(id: string): Promise<ConsentRequest> {
    const request = await this.requests.find(id);
    if (!request) throw new DomainError('FOUR_EYES.NOT_FOUND');
    return request;
  }

  private async decidable(id: string, caller: Caller): Promise<{ request: ConsentRequest; call: GuardedCall }> {
    const request = await this.get(id);
    const call = this.calls.find(request.call);
    // Only a newer release knows the call.
    if (!call) throw new DomainError('SERVER.UNAVAILABLE');
    const refused = refusalByToken(call.endpoint.access, caller, call.endpoint);
    if (refused) throw new DomainError(refused);
    if (call.alsoNeeds !== undefined && !may(caller, call.alsoNeeds)) throw new DomainError('ACCESS.NOT_PERMITTED');
    if (request.askedBy === caller.memberId) throw new DomainError('FOUR_EYES.OWN_REQUEST');
    if (request.state !== 'waiting' || request.expiresAt <= this.clock.now()) throw new DomainError('FOUR_EYES.ENDED');
    return { request, call };
  }

  private async allow(request: ConsentRequest, { endpoint }: GuardedCall, approver: Caller): Promise<void> {
    const { memberId: decidedBy, sessionVersion: deciderSessionVersion } = approver;
    const decidedAt = this.clock.now();
    const usableUntil = new Date(decidedAt.getTime() + consentUseMinutes * 60_000);
    const note = { ...noteOf(request), after: { deed: endpoint.audit, askedBy: request.askedBy } };
    const deciderAccounts = accountsOf(approver);
    const by = { decidedBy, deciderSessionVersion, deciderAccounts, decidedAt };
    const end = { state: 'granted', ...by, usableUntil } as const;
    await this.end(request, end, (session) => this.audit.record(session, 'second-person-granted', note));
  }

  private async end(
    { _id }: ConsentRequest,
    end: Parameters<ConsentRequests['end']>[2],
    record: (session: ClientSession) => Promise<void>,
  ): Promise<void> {
    await this.transactions.run(async (session) => {
      if (!(await this.requests.end(session, _id, end))) throw new DomainError('FOUR_EYES.ENDED');
      await record(session);
    });
  }

  /** @returns false if it was no longer pending */
  private outdate(request: ConsentRequest, call: GuardedCall): Promise<boolean> {
    const end = { state: 'outdated', decidedAt: this.clock.now() } as const;
    return this.noteOutdated(request, call, (session) => this.requests.end(session, request._id, end));
  }

  /** The call has no effect here, so the Idempotency-Key of the request stays free. */
  private noteOutdated(
    request: ConsentRequest,
    { endpoint }: GuardedCall,
    end: (session: ClientSession) => Promise<boolean>,
  ): Promise<boolean> {
    const { runningKey: _, auditDemand: _met, ...context } = currentContext()!;
    const note = { ...noteOf(request), after: { deed: endpoint.audit, askedBy: request.askedBy } };
    return requestContext.run(context, () =>
      this.transactions.run(async (session) => {
        const isEnded = await end(session);
        if (isEnded) await this.audit.record(session, 'second-person-outdated', note);
        return isEnded;
      }),
    );
  }
}

const noteOf = ({ _id, memberId }: ConsentRequest): AuditNote => ({ memberId, subject: { kind: 'consent', id: _id } });

/** The login of the requester, with the colleagues who may be behind it. */
const requesterOf = ({ askedBy, askerInfluencedBy }: ConsentRequest) => ({
  memberId: askedBy,
  influencedBy: askerInfluencedBy,
});

/** The call runs with the rights of the approver, in the name of the requester. */
function carriedOut(
  { endpoint, carryOut }: GuardedCall,
  request: ConsentRequest,
  { passwordFrom: _ofApprover, ...caller }: Caller,
): Promise<unknown> {
  const kept = JSON.parse(request.input!) as { params: unknown; query: unknown; body: unknown };
  const parsed = parseInput(endpoint, kept) as Pick<Parameters<typeof carryOut>[0], 'params' | 'query' | 'body'>;
  return carryOut({ ...parsed, files: {} }, { ...caller, ...requesterOf(request) }, request.picture);
}
