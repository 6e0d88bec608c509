import { memberDeleted } from '@deepam/contracts';
import { AuditTrail, Outbox } from '@deepam/messaging';
import { Clock, DiscardedFiles, DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { Tally } from '../../tally/tally.js';
import { deletionError } from '../domain/standing-rules.js';
import { membershipModel, type Membership } from '../persistence/membership.schema.js';
import { MembershipsRepository } from '../persistence/memberships.repository.js';

@Injectable()
export class DeleteMemberHandler {
  constructor(
    @InjectModel(membershipModel) private readonly model: Model<Membership>,
    private readonly memberships: MembershipsRepository,
    private readonly discarded: DiscardedFiles,
    private readonly tally: Tally,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Soft: the membership leaves every list and keeps its code, so that the code is never given to another.
   * @throws DomainError that says why not
   */
  async execute(memberId: string, deletedBy: string): Promise<void> {
    await this.transactions.run(async (session) => {
      const member = await this.memberships.get(memberId, session);
      const error = deletionError(member, await this.memberships.hasDownline(memberId, session));
      if (error) throw new DomainError(error);
      await this.delete(member, session, { deletedBy });
      await this.audit.record(session, 'member-deleted', { memberId });
    });
    this.discarded.removeSoon();
  }

  /** Deletes a registration whose account was closed; a member with a plan, an approval or a downline stays. */
  async withdraw(memberId: string, session: ClientSession): Promise<void> {
    const member = await this.memberships.find(memberId, session);
    if (!member || deletionError(member, await this.memberships.hasDownline(memberId, session))) return;
    await this.delete(member, session);
  }

  private async delete(
    member: Membership,
    session: ClientSession,
    decided: Pick<Membership, 'deletedBy'> = {},
  ): Promise<void> {
    const { _id: memberId } = member;
    const deletedAt = this.clock.now();
    // A registration below at this moment writes to the same document: see SponsorOfNewcomer.
    await this.model.updateOne(
      { _id: memberId },
      { $set: { deletedAt, ...decided }, $unset: { live: 1, planRequest: 1 } },
      { session },
    );
    if (member.planRequest) await this.discarded.add([member.planRequest.proofKey], session);
    const { sponsorId, ancestors } = member;
    if (sponsorId !== null) await this.tally.add({ kind: 'downline', by: -1, sponsorId, ancestors }, session);
    await this.outbox.add(session, memberDeleted, { memberId, deletedAt: deletedAt.toISOString() });
  }
}
