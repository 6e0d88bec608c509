import type { FeatureModule } from '@deepam/messaging';
import { ApproveRegistrationController } from './approve-registration/approve-registration.controller.js';
import { ApproveRegistrationHandler } from './approve-registration/approve-registration.handler.js';
import { DeleteMemberController } from './delete-member/delete-member.controller.js';
import { DeleteMemberHandler } from './delete-member/delete-member.handler.js';
import { MemberNetworkCsvController } from './member-network-csv/member-network-csv.controller.js';
import { MemberNetworkCsvHandler } from './member-network-csv/member-network-csv.handler.js';
import { GetInviterController } from './get-inviter/get-inviter.controller.js';
import { GetInviterHandler } from './get-inviter/get-inviter.handler.js';
import { MembershipController } from './membership/membership.controller.js';
import { MembershipHandler } from './membership/membership.handler.js';
import { CheckSponsorController } from './check-sponsor/check-sponsor.controller.js';
import { CheckSponsorHandler } from './check-sponsor/check-sponsor.handler.js';
import { WaitingMembersController } from './waiting-members/waiting-members.controller.js';
import { WaitingMembersHandler } from './waiting-members/waiting-members.handler.js';
import { HoldPlaceController } from './hold-place/hold-place.controller.js';
import { HoldPlaceHandler } from './hold-place/hold-place.handler.js';
import { NetworkChildrenController } from './network-children/network-children.controller.js';
import { NetworkChildrenHandler } from './network-children/network-children.handler.js';
import { DeletedMembersController } from './deleted-members/deleted-members.controller.js';
import { DeletedMembersHandler } from './deleted-members/deleted-members.handler.js';
import { MemberNetworkController } from './member-network/member-network.controller.js';
import { MemberNetworkHandler } from './member-network/member-network.handler.js';
import { NamesOfHeads } from './member-network/names-of-heads.js';
import { NetworkPages } from './member-network/network-page.js';
import { NetworkRows } from './member-network/network-rows.js';
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

export const membership: FeatureModule = {
  models: [
    { name: membershipModel, schema: membershipSchema },
    { name: sponsorRenameModel, schema: sponsorRenameSchema },
  ],
  controllers: [
    ApproveRegistrationController,
    CheckSponsorController,
    DeletedMembersController,
    DeleteMemberController,
    GetInviterController,
    HoldPlaceController,
    MemberNetworkController,
    MemberNetworkCsvController,
    MembershipController,
    NetworkChildrenController,
    OnAccountClosed,
    OnHeadCreated,
    OnMemberRegistered,
    OnMemberReinstated,
    OnMemberSuspended,
    OnProfileChanged,
    PlaceMemberController,
    WaitingMembersController,
  ],
  providers: [
    ApproveRegistrationHandler,
    CheckSponsorHandler,
    DeletedMembersHandler,
    DeleteMemberHandler,
    GetInviterHandler,
    HoldPlaceHandler,
    MemberNetworkCsvHandler,
    MemberNetworkHandler,
    MembershipHandler,
    MembershipRemover,
    MembershipsRepository,
    NamesOfHeads,
    NamesOfMembers,
    NetworkChildrenHandler,
    NetworkPages,
    NetworkRows,
    PlaceMemberHandler,
    ReferralCodes,
    SponsorOfNewcomer,
    SponsorRenames,
    SuspensionMarks,
    WaitingMembers,
    WaitingMembersHandler,
  ],
};
