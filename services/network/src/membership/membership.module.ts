import type { Aggregate } from '@deepam/messaging';
import { ApproveRegistrationController } from './approve-registration/approve-registration.controller.js';
import { ApproveRegistrationHandler } from './approve-registration/approve-registration.handler.js';
import { DeleteMemberController } from './delete-member/delete-member.controller.js';
import { DeleteMemberHandler } from './delete-member/delete-member.handler.js';
import { ExportNetworkController } from './export-network/export-network.controller.js';
import { ExportNetworkHandler } from './export-network/export-network.handler.js';
import { GetInviterController } from './get-inviter/get-inviter.controller.js';
import { GetInviterHandler } from './get-inviter/get-inviter.handler.js';
import { GetMembershipController } from './get-membership/get-membership.controller.js';
import { GetMembershipHandler } from './get-membership/get-membership.handler.js';
import { GetSponsorController } from './get-sponsor/get-sponsor.controller.js';
import { GetSponsorHandler } from './get-sponsor/get-sponsor.handler.js';
import { GetWaitingCountController } from './get-waiting-count/get-waiting-count.controller.js';
import { GetWaitingCountHandler } from './get-waiting-count/get-waiting-count.handler.js';
import { HoldPlaceController } from './hold-place/hold-place.controller.js';
import { HoldPlaceHandler } from './hold-place/hold-place.handler.js';
import { ListChildrenController } from './list-children/list-children.controller.js';
import { ListChildrenHandler } from './list-children/list-children.handler.js';
import { ListDeletedController } from './list-deleted/list-deleted.controller.js';
import { ListDeletedHandler } from './list-deleted/list-deleted.handler.js';
import { ListNetworkController } from './list-network/list-network.controller.js';
import { ListNetworkHandler } from './list-network/list-network.handler.js';
import { NamesOfHeads } from './list-network/names-of-heads.js';
import { NetworkPages } from './list-network/network-page.js';
import { NetworkRows } from './list-network/network-rows.js';
import { MembershipRemover } from './membership-remover.js';
import { NamesOfMembers } from './names-of-members.js';
import { OnAccountClosed } from './on-account-closed/on-account-closed.handler.js';
import { OnHeadCreated } from './on-head-created/on-head-created.handler.js';
import { OnMemberRegistered } from './on-member-registered/on-member-registered.handler.js';
import { OnMemberReinstated } from './on-member-reinstated/on-member-reinstated.handler.js';
import { OnMemberSuspended } from './on-member-suspended/on-member-suspended.handler.js';
import { SuspensionMarks } from './persistence/suspension-marks.js';
import { OnProfileChanged } from './on-profile-changed/on-profile-changed.handler.js';
import { membershipModel, membershipSchema } from './persistence/membership.schema.js';
import { MembershipsRepository } from './persistence/memberships.repository.js';
import { PlaceMemberController } from './place-member/place-member.controller.js';
import { PlaceMemberHandler } from './place-member/place-member.handler.js';
import { ReferralCodes } from './place-member/referral-codes.js';
import { SponsorOfNewcomer } from './place-member/sponsor-of-newcomer.js';
import { sponsorRenameModel, sponsorRenameSchema } from './rename-sponsor/sponsor-rename.schema.js';
import { SponsorRenames } from './rename-sponsor/sponsor-renames.js';
import { WaitingMembers } from './waiting-members.js';

export const membership: Aggregate = {
  models: [
    { name: membershipModel, schema: membershipSchema },
    { name: sponsorRenameModel, schema: sponsorRenameSchema },
  ],
  controllers: [
    ApproveRegistrationController,
    DeleteMemberController,
    ExportNetworkController,
    GetInviterController,
    GetMembershipController,
    GetSponsorController,
    GetWaitingCountController,
    HoldPlaceController,
    ListChildrenController,
    ListDeletedController,
    ListNetworkController,
    OnAccountClosed,
    OnHeadCreated,
    OnMemberRegistered,
    OnMemberReinstated,
    OnMemberSuspended,
    OnProfileChanged,
    PlaceMemberController,
  ],
  providers: [
    SuspensionMarks,
    ApproveRegistrationHandler,
    DeleteMemberHandler,
    ExportNetworkHandler,
    GetInviterHandler,
    GetMembershipHandler,
    GetSponsorHandler,
    GetWaitingCountHandler,
    HoldPlaceHandler,
    ListChildrenHandler,
    ListDeletedHandler,
    ListNetworkHandler,
    MembershipRemover,
    MembershipsRepository,
    NamesOfHeads,
    NamesOfMembers,
    NetworkPages,
    NetworkRows,
    PlaceMemberHandler,
    ReferralCodes,
    SponsorOfNewcomer,
    SponsorRenames,
    WaitingMembers,
  ],
};
