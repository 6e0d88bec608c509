import type { FeatureModule } from '@deepam/messaging';
import { ApproveRegistrationHandler } from './approve-registration.js';
import { DeleteMemberHandler } from './delete-member.js';
import { MemberNetworkCsvHandler } from './member-network-csv.js';
import { GetInviterHandler } from './get-inviter.js';
import { MembershipHandler } from './membership.js';
import { CheckSponsorHandler } from './check-sponsor.js';
import { WaitingMembersHandler } from './waiting-members.js';
import { HoldPlaceHandler } from './hold-place.js';
import { NetworkChildrenHandler } from './network-children.js';
import { DeletedMembersHandler } from './deleted-members.js';
import { MemberNetworkHandler } from './member-network/member-network.js';
import { NamesOfHeads } from './member-network/names-of-heads.js';
import { NetworkPages } from './member-network/network-page.js';
import { NetworkRows } from './member-network/network-rows.js';
import { MembershipRemover } from './membership-remover.js';
import {
  OnAccountClosed,
  OnHeadCreated,
  OnMemberRegistered,
  OnProfileChanged,
  OnMemberSuspended,
  OnMemberReinstated,
} from './on-identity-events.js';
import { PlaceMemberHandler } from './place-member/place-member.js';
import { ReferralCodes } from './place-member/referral-codes.js';
import { SponsorOfNewcomer } from './place-member/sponsor-of-newcomer.js';
import { sponsorRenameModel, sponsorRenameSchema, SponsorRenames } from './sponsor-renames.js';
import { WaitingSince } from './waiting-since.js';
import { MembershipController } from './membership.controller.js';

export const membership: FeatureModule = {
  models: [{ name: sponsorRenameModel, schema: sponsorRenameSchema }],
  controllers: [
    MembershipController,
    OnAccountClosed,
    OnHeadCreated,
    OnMemberRegistered,
    OnMemberReinstated,
    OnMemberSuspended,
    OnProfileChanged,
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
    NamesOfHeads,
    NetworkChildrenHandler,
    NetworkPages,
    NetworkRows,
    PlaceMemberHandler,
    ReferralCodes,
    SponsorOfNewcomer,
    SponsorRenames,
    WaitingSince,
    WaitingMembersHandler,
  ],
};
