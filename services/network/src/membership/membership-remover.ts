import { memberDeleted } from '@deepam/contracts';
import { Outbox } from '@deepam/messaging';
import { accountsOfCaller, Clock, DiscardedFiles } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ExpectedPayments } from '../bank/expected-payments.js';
import { Tally } from '../tally/tally.js';
import type { Membership } from '../tree/persistence/membership.schema.js';
import { MembershipsRepository } from '../tree/persistence/memberships.repository.js';

/** A deleted membership keeps its code, so that the code is never given to another member. */
@Injectable()
export class MembershipRemover {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly discarded: DiscardedFiles,
    private readonly expected: ExpectedPayments,
    private readonly tally: Tally,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async remove(member: Membership, session: ClientSession, decided: Pick<Membership, 'deletedBy'> = {}): Promise<void> {
    const { _id: memberId } = member;
    const deletedAt = this.clock.now();
    await this.memberships.delete(memberId, { deletedAt, ...decided }, session);
    if (member.planRequest) {
      await this.discarded.add([member.planRequest.proofKey], session);
      const freedBy = decided.deletedBy === undefined ? [] : accountsOfCaller();
      await this.expected.drop(member.planRequest.requestId, freedBy, session);
    }
    const { sponsorId, ancestors } = member;
    if (sponsorId !== null) await this.tally.add({ kind: 'downline', by: -1, sponsorId, ancestors }, session);
    await this.outbox.add(session, memberDeleted, { memberId, deletedAt: deletedAt.toISOString() });
  }
}
