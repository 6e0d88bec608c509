import { SessionRevocationsModule } from '@deepam/members';
import { MessagingModule } from '@deepam/messaging';
import { PlatformModule } from '@deepam/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { NETWORK_CONFIG, type NetworkConfig } from './config.js';
import { ApproveRegistrationController } from './membership/approve-registration/approve-registration.controller.js';
import { ApproveRegistration } from './membership/approve-registration/approve-registration.handler.js';
import { CheckSponsorController } from './membership/check-sponsor/check-sponsor.controller.js';
import { CheckSponsor } from './membership/check-sponsor/check-sponsor.handler.js';
import { CountWaitingController } from './membership/count-waiting/count-waiting.controller.js';
import { CountWaiting } from './membership/count-waiting/count-waiting.handler.js';
import { DeleteMemberController } from './membership/delete-member/delete-member.controller.js';
import { DeleteMember } from './membership/delete-member/delete-member.handler.js';
import { ExportNetworkController } from './membership/export-network/export-network.controller.js';
import { ExportNetwork } from './membership/export-network/export-network.handler.js';
import { ListChildrenController } from './membership/list-children/list-children.controller.js';
import { ListChildren } from './membership/list-children/list-children.handler.js';
import { ListDeletedController } from './membership/list-deleted/list-deleted.controller.js';
import { ListDeleted } from './membership/list-deleted/list-deleted.handler.js';
import { ListNetworkController } from './membership/list-network/list-network.controller.js';
import { ListNetwork } from './membership/list-network/list-network.handler.js';
import { NetworkPages } from './membership/list-network/network-page.js';
import { NetworkRows } from './membership/list-network/network-rows.js';
import { OnCredits } from './membership/on-credits/on-credits.js';
import { OnProfileChanged } from './membership/on-profile-changed/on-profile-changed.js';
import { membershipModel, membershipSchema } from './membership/persistence/membership.schema.js';
import { Memberships } from './membership/persistence/memberships.js';
import { OnIdentityEvents } from './membership/place-member/on-identity-events.js';
import { PlaceMemberController } from './membership/place-member/place-member.controller.js';
import { PlaceMember } from './membership/place-member/place-member.handler.js';
import { ReferralCodes } from './membership/place-member/referral-codes.js';
import { SponsorOfNewcomer } from './membership/place-member/sponsor-of-newcomer.js';
import { sponsorRenameModel, sponsorRenameSchema } from './membership/rename-sponsor/sponsor-rename.schema.js';
import { SponsorRenames } from './membership/rename-sponsor/sponsor-renames.js';
import { ViewMembershipController } from './membership/view-membership/view-membership.controller.js';
import { ViewMembership } from './membership/view-membership/view-membership.handler.js';
import { FindPaymentReferenceController } from './payments/find-payment-reference/find-payment-reference.controller.js';
import { FindPaymentReference } from './payments/find-payment-reference/find-payment-reference.handler.js';
import { OnCottonEvents } from './payments/on-cotton-events/on-cotton-events.js';
import { paymentProofModel, paymentProofSchema } from './payments/persistence/payment-proof.schema.js';
import { PaymentProofs } from './payments/persistence/payment-proofs.js';
import { paymentReferenceModel, paymentReferenceSchema } from './payments/persistence/payment-reference.schema.js';
import { PaymentReferences } from './payments/persistence/payment-references.js';
import { releasedReferenceModel, releasedReferenceSchema } from './payments/persistence/released-reference.schema.js';
import { ReleasePaymentReferenceController } from './payments/release-payment-reference/release-payment-reference.controller.js';
import { ReleasePaymentReference } from './payments/release-payment-reference/release-payment-reference.handler.js';
import { ReservePaymentReferenceController } from './payments/reserve-payment-reference/reserve-payment-reference.controller.js';
import { ReservePaymentReference } from './payments/reserve-payment-reference/reserve-payment-reference.handler.js';
import { ApprovePlanController } from './plan/approve-plan/approve-plan.controller.js';
import { ApprovePlan } from './plan/approve-plan/approve-plan.handler.js';
import { UplineSnapshots } from './plan/approve-plan/upline-snapshots.js';
import { EnrolUpiController } from './plan/enrol-upi/enrol-upi.controller.js';
import { EnrolUpi } from './plan/enrol-upi/enrol-upi.handler.js';
import { ListAuditedSalesController } from './plan/list-audited-sales/list-audited-sales.controller.js';
import { ListPlansController } from './plan/list-plans/list-plans.controller.js';
import { discardedProofModel, discardedProofSchema } from './plan/persistence/discarded-proof.schema.js';
import { DiscardedProofs } from './plan/persistence/discarded-proofs.js';
import { enrolmentModel, enrolmentSchema } from './plan/persistence/enrolment.schema.js';
import { saleModel, saleSchema } from './plan/persistence/sale.schema.js';
import { RejectPlanController } from './plan/reject-plan/reject-plan.controller.js';
import { RejectPlan } from './plan/reject-plan/reject-plan.handler.js';
import { PlanRequests } from './plan/request-plan-proof/plan-requests.js';
import { RequestPlanProofController } from './plan/request-plan-proof/request-plan-proof.controller.js';
import { RequestPlanProof } from './plan/request-plan-proof/request-plan-proof.handler.js';
import { NetworkSizes } from './tally/network-sizes.js';
import { SumUpTally } from './tally/sum-up-tally.js';
import { Tally } from './tally/tally.js';
import {
  contributionModel,
  contributionSchema,
  networkSizeModel,
  networkSizeSchema,
  tallyModel,
  tallySchema,
} from './tally/tally.schema.js';

const models = [
  { name: membershipModel, schema: membershipSchema },
  { name: networkSizeModel, schema: networkSizeSchema },
  { name: contributionModel, schema: contributionSchema },
  { name: tallyModel, schema: tallySchema },
  { name: sponsorRenameModel, schema: sponsorRenameSchema },
  { name: enrolmentModel, schema: enrolmentSchema },
  { name: saleModel, schema: saleSchema },
  { name: paymentReferenceModel, schema: paymentReferenceSchema },
  { name: paymentProofModel, schema: paymentProofSchema },
  { name: releasedReferenceModel, schema: releasedReferenceSchema },
  { name: discardedProofModel, schema: discardedProofSchema },
];

const controllers = [
  ApprovePlanController,
  ApproveRegistrationController,
  CheckSponsorController,
  CountWaitingController,
  DeleteMemberController,
  EnrolUpiController,
  ExportNetworkController,
  FindPaymentReferenceController,
  ListAuditedSalesController,
  ListChildrenController,
  ListDeletedController,
  ListNetworkController,
  ListPlansController,
  PlaceMemberController,
  RejectPlanController,
  ReleasePaymentReferenceController,
  RequestPlanProofController,
  ReservePaymentReferenceController,
  ViewMembershipController,
];
const consumers = [OnCottonEvents, OnCredits, OnIdentityEvents, OnProfileChanged];

const useCases = [
  ApprovePlan,
  ApproveRegistration,
  CheckSponsor,
  CountWaiting,
  DeleteMember,
  EnrolUpi,
  ExportNetwork,
  FindPaymentReference,
  ListChildren,
  ListDeleted,
  ListNetwork,
  PlaceMember,
  PlanRequests,
  RejectPlan,
  ReleasePaymentReference,
  RequestPlanProof,
  ReservePaymentReference,
  ViewMembership,
];
const parts = [
  DiscardedProofs,
  Memberships,
  NetworkPages,
  NetworkRows,
  NetworkSizes,
  PaymentProofs,
  PaymentReferences,
  ReferralCodes,
  SponsorOfNewcomer,
  SponsorRenames,
  SumUpTally,
  Tally,
  UplineSnapshots,
];

@Module({})
export class NetworkModule {
  static with(config: NetworkConfig): DynamicModule {
    return {
      module: NetworkModule,
      imports: [
        PlatformModule.forService({ name: 'network', config, standings: Memberships }),
        MessagingModule.forService({ name: 'network', amqpUrl: config.AMQP_URL, prefix: config.AMQP_PREFIX }),
        SessionRevocationsModule,
        MongooseModule.forFeature(models),
      ],
      controllers: [...controllers, ...consumers],
      providers: [{ provide: NETWORK_CONFIG, useValue: config }, ...useCases, ...parts],
    };
  }
}
