import {
  approvalRequested,
  toRupees,
  type AwaitedApproval,
  type Endpoint,
  approvalDays,
  maxListedPayments,
} from '@deepam/contracts';
import {
  Accepted,
  Clock,
  DomainError,
  Transactions,
  type Caller,
  type InputOf,
  type UploadedFile,
  newId,
} from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.js';
import { Outbox } from '../outbox/outbox.js';
import { CompanyAccounts } from './company-accounts.js';
import { ApprovalDecisions } from './approval-decisions.js';
import type { ApprovalRequest } from './approval-request.schema.js';
import { ApprovalRequests } from './approval-requests.js';
import { GuardedCalls, type GuardedCall } from './guarded-calls.js';
import { digestOf, ApproverNeeded, type ApprovalSubject, seenDigest } from './approval-subject.js';
import { asAllowed } from './approved-call.js';
import type { StoredPicture } from './request-pictures.js';

const lifetimeMs = approvalDays * 86400000;

interface NewApproval {
  readonly key: string;
  readonly content: string;
  readonly caller: Caller;
  readonly about: ApprovalSubject;
  readonly picture: StoredPicture | undefined;
  readonly at: Date;
}

function newApprovalRequest(
  { name: call }: Endpoint,
  { key, content, caller, about, picture, at }: NewApproval,
): ApprovalRequest {
  const { memberId = null, subject = null, payments, what = null, reason = null, changes = [] } = about;
  const largest = payments
    ?.toSorted((a, b) => b.amountPaise - a.amountPaise)
    .slice(0, maxListedPayments)
    .map(({ memberId: _id, amountPaise }) => ({ memberId: _id, amountPaise }));
  return {
    _id: newId(),
    call,
    key,
    input: content,
    seen: seenDigest(about),
    state: 'waiting',
    requestedBy: caller.memberId,
    requesterInfluencedBy: [...(caller.influencedBy ?? [])],
    sessionVersion: caller.sessionVersion,
    requestedAt: at,
    expiresAt: new Date(at.getTime() + lifetimeMs),
    memberId,
    subject,
    amountPaise: about.amountPaise ?? null,
    what,
    reason,
    changes,
    ...(about.transferredBefore !== undefined && { transferredBefore: about.transferredBefore }),
    ...(picture !== undefined && { picture }),
    payments:
      largest === undefined
        ? null
        : {
            count: payments!.length,
            largest,
          },
    decidedBy: null,
    decidedAt: null,
    rejectionReason: null,
    usableUntil: null,
  };
}

type Handler<E extends Endpoint, Result> = (
  input: InputOf<E>,
  caller: Caller,
) => Promise<Result | Accepted<AwaitedApproval>>;
type AnyInput = Pick<InputOf<Endpoint>, 'params' | 'query' | 'body'> & {
  readonly files: Readonly<Record<string, UploadedFile | undefined>>;
};

@Injectable()
export class ApprovalWorkflow {
  constructor(
    private readonly calls: GuardedCalls,
    private readonly requests: ApprovalRequests,
    private readonly decisions: ApprovalDecisions,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly outbox: Outbox,
    private readonly accounts: CompanyAccounts,
  ) {}

  /**
   * The call is executed or, if ApprovalPolicy demands it, stored until an approver approves it.
   * @param carryOut also runs at the approval, with the input and the id of the requester, and with the stored picture
   */
  guard<E extends Endpoint, Result>(
    endpoint: E,
    carryOut: (input: InputOf<E>, caller: Caller, picture?: StoredPicture) => Promise<Result>,
    how: Pick<GuardedCall, 'isRepeatedByRequester' | 'additionalPermission' | 'pictureStore'> = {},
  ): Handler<E, Result> {
    this.calls.add({ endpoint, carryOut, ...how });
    return async (input, caller) => {
      const content = contentOf(input as AnyInput);
      const key = digestOf([endpoint.name, content]);
      try {
        const allowed = how.isRepeatedByRequester === true ? await this.allowed(key, caller) : null;
        if (allowed === null) return await carryOut(input, caller);
        return await asAllowed(allowed, () => carryOut(input, caller));
      } catch (error) {
        if (!(error instanceof ApproverNeeded)) throw error;
        const call = this.calls.find(endpoint.name)!;
        const at = this.clock.now();
        const request = (picture?: StoredPicture) =>
          this.request(call, newApprovalRequest(endpoint, { key, content, caller, about: error.about, picture, at }));
        const [file] = Object.values((input as AnyInput).files).filter((one) => one !== undefined);
        if (file === undefined) return request();
        if (how.pictureStore === undefined) throw new DomainError('APPROVAL.WITHOUT_FILE', { cause: error });
        return how.pictureStore.pictures.withStored(how.pictureStore.folder, file, request);
      }
    };
  }

  private async allowed(key: string, caller: Caller): Promise<ApprovalRequest | null> {
    const found = await this.requests.findUsable(key, caller.memberId);
    return found !== null && (await this.decisions.endUnlessUsable(found, caller)) ? found : null;
  }

  private async request(call: GuardedCall, request: ApprovalRequest): Promise<Accepted<AwaitedApproval>> {
    const { _id, memberId, amountPaise, reason, expiresAt, requestedBy, requestedAt } = request;
    const action = call.endpoint.audit;
    const { permission = [] } = call.endpoint;
    const deciders = await this.accounts.withPermission([permission].flat(), call.additionalPermission);
    const amount = amountPaise === null ? {} : { amount: toRupees(amountPaise) };
    await this.transactions.run(async (session) => {
      await this.requests.add(session, request);
      const note = { memberId, subject: { kind: 'approval', id: _id }, after: { action, ...amount, reason } } as const;
      await this.audit.record(session, 'approval-requested', note);
      await this.outbox.add(session, approvalRequested, {
        approvalId: _id,
        requestedBy,
        deciders: [...deciders],
        requestedAt: requestedAt.toISOString(),
      });
    });
    return new Accepted({ approval: { _id, expiresAt: expiresAt.toISOString() } });
  }
}

const contentOf = ({ params, query, body }: AnyInput): string => JSON.stringify({ params, query, body });
