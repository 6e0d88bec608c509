import { toRupees, type ApprovalCall, type ApprovalView } from '@deepam/contracts';
import { Clock, FileLinks } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { CompanyAccounts } from './company-accounts.js';
import type { ApprovalRequest } from './approval-request.schema.js';

@Injectable()
export class ApprovalViews {
  constructor(
    private readonly accounts: CompanyAccounts,
    private readonly clock: Clock,
    private readonly links: FileLinks,
  ) {}

  async list(requests: readonly ApprovalRequest[]): Promise<ApprovalView[]> {
    const now = this.clock.now();
    const names = await this.accounts.namesOf(requests.flatMap(peopleOf));
    const person = (_id: string) => ({ _id, name: names.get(_id) ?? null });
    return requests.map((request) => ({
      _id: request._id,
      call: request.call as ApprovalCall,
      state: request.state === 'waiting' && request.expiresAt <= now ? 'expired' : request.state,
      requestedBy: person(request.requestedBy),
      requestedAt: request.requestedAt.toISOString(),
      expiresAt: request.expiresAt.toISOString(),
      member: request.memberId === null ? null : person(request.memberId),
      subject: request.subject ? { kind: request.subject.kind, id: request.subject.id } : null,
      amount: request.amountPaise === null ? null : toRupees(request.amountPaise),
      payments: request.payments && {
        count: request.payments.count,
        largest: request.payments.largest.map(({ memberId, amountPaise }) => ({
          ...person(memberId),
          amount: toRupees(amountPaise),
        })),
      },
      what: request.what,
      ...(request.transferredBefore !== undefined && { transferredBefore: request.transferredBefore }),
      ...(request.state === 'waiting' && request.picture && { picture: this.links.link(request.picture.key) }),
      reason: request.reason,
      changes: request.changes.map(({ field, before, after }) => ({ field, before, after })),
      decidedBy: request.decidedBy === null ? null : person(request.decidedBy),
      decidedAt: request.decidedAt?.toISOString() ?? null,
      rejectionReason: request.rejectionReason,
      usableUntil: request.usableUntil?.toISOString() ?? null,
    }));
  }

  async get(request: ApprovalRequest): Promise<{ approval: ApprovalView }> {
    const [approval] = await this.list([request]);
    return { approval: approval! };
  }
}

function peopleOf({ requestedBy, memberId, decidedBy, payments }: ApprovalRequest): string[] {
  const payees = payments?.largest.map((payment) => payment.memberId) ?? [];
  return [requestedBy, memberId, decidedBy, ...payees].filter((id) => id !== null);
}
