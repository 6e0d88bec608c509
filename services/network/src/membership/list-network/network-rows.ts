import { toRupees, type NetworkRow, type Paise } from '@deepam/contracts';
import { FileLinks, isOfCompany, may, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { contributionId } from '../../tally/domain/sum-up.js';
import { NetworkSizes } from '../../tally/network-sizes.js';
import { contributionModel, type Contribution } from '../../tally/tally.schema.js';
import { PaymentProofsRepository } from '../../payments/persistence/payment-proofs.repository.js';
import { seesContact } from '../domain/contact-rule.js';
import { memberViewOf } from '../domain/member-view.js';
import { deletionError } from '../domain/standing-rules.js';
import { membershipModel, type Membership } from '../persistence/membership.schema.js';
import type { ListedMember } from './listed-member.js';
import { requestOnDesk, seesRequests } from './request-on-desk.js';

/** Members as rows of a list, for one viewer. */
@Injectable()
export class NetworkRows {
  constructor(
    @InjectModel(contributionModel) private readonly contributions: Model<Contribution>,
    @InjectModel(membershipModel) private readonly memberships: Model<Membership>,
    private readonly proofs: PaymentProofsRepository,
    private readonly sizes: NetworkSizes,
    private readonly links: FileLinks,
  ) {}

  async of(viewer: Caller, members: readonly ListedMember[]): Promise<NetworkRow[]> {
    const [earnedFrom, seenBefore, deletable, nameOf] = await Promise.all([
      this.earnedFrom(viewer, members),
      this.seenBefore(viewer, members),
      this.deletable(viewer, members),
      this.namesOfHeads(viewer, members),
    ]);
    const viewing = {
      link: (key: string | null) => this.links.link(key),
      seesScans: viewer.isHead,
      seesDecisions: isOfCompany(viewer),
      seesPlanProof: seesRequests(viewer),
      nameOf,
    };
    return members.map((member) => ({
      ...memberViewOf(member, { ...viewing, seesContact: seesContact(viewer, member) }),
      totalIncome: toRupees(member.earningsPaise + member.commissionPaise),
      yourCommission: toRupees(earnedFrom.get(member._id) ?? 0),
      isDeletable: deletable.has(member._id),
      ...(isOfCompany(viewer) && member.isSuspended === true && { isSuspended: true as const }),
      ...requestOnDesk(viewer, member, seenBefore),
    }));
  }

  /** Of those who decided; for the company alone. */
  private async namesOfHeads(viewer: Caller, members: readonly ListedMember[]) {
    const ids = members.flatMap(({ approvedBy, planApprovedBy, planRejection }) => [
      ...(approvedBy === undefined ? [] : [approvedBy]),
      ...(planApprovedBy === undefined ? [] : [planApprovedBy]),
      ...(planRejection === undefined ? [] : [planRejection.byId]),
    ]);
    const heads =
      isOfCompany(viewer) && ids.length > 0
        ? await this.memberships.find({ _id: { $in: ids } }, { name: 1 }).lean()
        : [];
    const names = new Map(heads.map(({ _id, name }) => [_id, name]));
    return (id: string) => names.get(id) ?? null;
  }

  /** By request. */
  private async seenBefore(viewer: Caller, members: readonly ListedMember[]) {
    const requests = seesRequests(viewer) ? members.flatMap(({ planRequest }) => planRequest?.requestId ?? []) : [];
    return this.proofs.seenBefore(requests);
  }

  /** Only who may does; only newcomers are looked up. */
  private async deletable(viewer: Caller, members: readonly ListedMember[]): Promise<ReadonlySet<string>> {
    const candidates = members.filter(
      (member) => may(viewer, 'approve-members') && deletionError(member, false) === null,
    );
    const ids = candidates.map((member) => member._id);
    const sizes = ids.length === 0 ? new Map() : await this.sizes.ofAll(ids);
    return new Set(ids.filter((id) => (sizes.get(id)?.directCount ?? 0) === 0));
  }

  /** By member. The company earns no commission. */
  private async earnedFrom(viewer: Caller, members: readonly ListedMember[]): Promise<ReadonlyMap<string, Paise>> {
    if (isOfCompany(viewer)) return new Map();
    const ids = members.map((member) => contributionId(viewer.memberId, member._id));
    const found = await this.contributions.find({ _id: { $in: ids } }, { fromMemberId: 1, amountPaise: 1 }).lean();
    return new Map(found.map((contribution) => [contribution.fromMemberId, contribution.amountPaise]));
  }
}
