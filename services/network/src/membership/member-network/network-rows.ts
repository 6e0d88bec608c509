import { toRupees, type NetworkRow, type Paise, type SeenBefore, contactSeenByDefault } from '@deepam/contracts';
import { Database, FileLinks, isOfCompany, may, type Caller, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { contributionId } from '../../tally/domain/sum-up.js';
import { contributionModel, type Contribution } from '../../tally/tally.js';
import { PaymentProofsRepository } from '../../payments/persistence/payment-proofs.repository.js';
import { memberViewOf } from '../domain/member-view.js';
import { deletionError } from '../domain/standing-rules.js';
import type { ListedMember } from './listed-member.js';
import { NamesOfHeads } from './names-of-heads.js';
import { amountDue } from '../../payments/domain/enrollment-rules.js';
import type { Membership } from '../../tree/persistence/membership.schema.js';

/** Staff who only approve registrations do not need plan requests with proof and numbers. */
const seesRequests = (viewer: Caller): boolean => may(viewer, 'decide-plans', 'read');

function requestOnDesk(
  viewer: Caller,
  { plan, planRequest }: ListedMember,
  seenBefore: ReadonlyMap<string, SeenBefore[]>,
): Pick<NetworkRow, keyof typeof noRequest | 'requestedAt' | 'otherTxnids' | 'amountAsked'> {
  if (!seesRequests(viewer) || !planRequest) return noRequest;
  const { requestId, requestedAt, utr, txnid, otherTxnids, asked } = planRequest;
  const due = amountDue(planRequest, plan);
  return {
    requestId,
    requestedAt: requestedAt.toISOString(),
    utr,
    txnid,
    ...(otherTxnids && { otherTxnids: [...otherTxnids] }),
    amountDue: toRupees(due),
    ...(asked && asked.paise !== due && { amountAsked: toRupees(asked.paise) }),
    seenBefore: seenBefore.get(requestId) ?? [],
  };
}

const noRequest = { requestId: null, utr: null, txnid: null, amountDue: null, seenBefore: [] };

@Injectable()
export class NetworkRows {
  private readonly contributions: Documents<Contribution>;

  constructor(
    database: Database,
    private readonly proofs: PaymentProofsRepository,
    private readonly heads: NamesOfHeads,
    private readonly links: FileLinks,
  ) {
    this.contributions = database.documents(contributionModel);
  }

  async rowsOf(viewer: Caller, members: readonly ListedMember[]): Promise<NetworkRow[]> {
    const [earnedFrom, seenBefore, nameOf] = await Promise.all([
      this.earnedFrom(viewer, members),
      this.seenBefore(viewer, members),
      this.namesOfHeads(viewer, members),
    ]);
    const mayDelete = may(viewer, 'approve-members');
    const viewing = {
      link: (key: string | null) => this.links.link(key),
      seesScans: viewer.isHead,
      seesDecisions: isOfCompany(viewer),
      seesPlanProof: seesRequests(viewer),
      nameOf,
    };
    const rowOf = (member: ListedMember) => ({
      totalIncome: toRupees(member.earningsPaise + member.commissionPaise),
      yourCommission: toRupees(earnedFrom.get(member._id) ?? 0),
      isDeletable: mayDelete && deletionError(member, false) === null,
      ...(isOfCompany(viewer) && member.isSuspended === true && { isSuspended: true as const }),
      ...requestOnDesk(viewer, member, seenBefore),
    });
    // V8 would turn a literal with so many spread fields into a dictionary, which takes twenty times as long.
    return members.map((member) =>
      Object.assign(memberViewOf(member, { ...viewing, seesContact: seesContact(viewer, member) }), rowOf(member)),
    );
  }

  private async namesOfHeads(viewer: Caller, members: readonly ListedMember[]) {
    const decided = members.flatMap(({ approvedBy, planApprovedBy, planRejection }) => [
      ...(approvedBy === undefined ? [] : [approvedBy]),
      ...(planApprovedBy === undefined ? [] : [planApprovedBy]),
      ...(planRejection === undefined ? [] : [planRejection.byId]),
    ]);
    const names = isOfCompany(viewer) ? await this.heads.namesOf(new Set(decided)) : new Map<string, string | null>();
    return (id: string) => names.get(id) ?? null;
  }

  private async seenBefore(viewer: Caller, members: readonly ListedMember[]) {
    const requests = seesRequests(viewer) ? members.flatMap(({ planRequest }) => planRequest ?? []) : [];
    return this.proofs.seenBefore(requests.map(({ requestId: id, sent }) => ({ id, sent })));
  }

  private async earnedFrom(viewer: Caller, members: readonly ListedMember[]): Promise<ReadonlyMap<string, Paise>> {
    if (isOfCompany(viewer)) return new Map();
    const ids = members.map((member) => contributionId(viewer.memberId, member._id));
    const found = await this.contributions.find({ _id: { $in: ids } }, { fields: { fromMemberId: 1, amountPaise: 1 } });
    return new Map(found.map((contribution) => [contribution.fromMemberId, contribution.amountPaise]));
  }
}

export function seesContact(
  viewer: Pick<Caller, 'memberId' | 'isHead' | 'permissions'>,
  { sponsorId, contactSeenBy = contactSeenByDefault }: Pick<Membership, 'sponsorId' | 'contactSeenBy'>,
): boolean {
  if (isOfCompany(viewer)) return may(viewer, 'approve-members', 'manage-members');
  switch (contactSeenBy) {
    case 'upline':
      return true;
    case 'sponsor':
      return sponsorId === viewer.memberId;
    case 'company':
      return false;
  }
}
