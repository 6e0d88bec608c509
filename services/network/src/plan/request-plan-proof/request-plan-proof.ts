import type { BodyOf, requestPlanProof } from '@deepam/contracts';
import { Clock, DiscardedFiles, DomainError, ObjectStore, Transactions, type UploadedFile } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { assertNotClosing } from '../../tree/domain/closing.js';
import type { Membership } from '../../tree/persistence/membership.schema.js';
import { MembershipsRepository } from '../../tree/persistence/memberships.repository.js';
import { planError } from '../domain/plan-rules.js';
import { RejectedNumbers } from '../../bank/rejected-numbers.js';
import { PlanRequests } from './plan-requests.js';

@Injectable()
export class RequestPlanProofHandler {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly planRequests: PlanRequests,
    private readonly rejectedNumbers: RejectedNumbers,
    private readonly discarded: DiscardedFiles,
    private readonly transactions: Transactions,
    private readonly store: ObjectStore,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError NETWORK.HEAD_HAS_NO_PLAN, NETWORK.PLAN_NOT_HIGHER, NETWORK.UTR_USED, NETWORK.TOO_MANY_PROOFS,
   * ACCESS.ACCOUNT_CLOSING
   */
  async execute(memberId: string, input: BodyOf<typeof requestPlanProof>, proof: UploadedFile): Promise<void> {
    // The rule is checked before anything is stored, and again in the transaction, which decides.
    assertPlanAvailable(await this.memberships.get(memberId), input.plan);
    const { utr = null } = input;
    await this.rejectedNumbers.keepIfRefused({ utr, kind: 'plan', memberId }, () =>
      this.store.withStored('network/plan-proofs', proof, (proofKey) =>
        this.open(memberId, { ...input, utr }, { proof, proofKey }),
      ),
    );
    this.discarded.removeSoon();
  }

  private async open(
    memberId: string,
    { plan, txnid, utr }: Omit<BodyOf<typeof requestPlanProof>, 'utr'> & { readonly utr: string | null },
    { proof, proofKey }: { readonly proof: UploadedFile; readonly proofKey: string },
  ): Promise<void> {
    await this.transactions.run(async (session) => {
      const member = await this.memberships.get(memberId, session);
      assertPlanAvailable(member, plan);
      assertNotClosing(member, this.clock.now());
      const { sha256, perceptualHash } = proof;
      const picture = { sha256, perceptualHash };
      await this.planRequests.open(member, { plan, proofKey, utr, picture, txnid }, session);
    });
  }
}

function assertPlanAvailable(member: Membership, plan: BodyOf<typeof requestPlanProof>['plan']): void {
  const error = planError(member, plan, 'buy');
  if (error) throw new DomainError(error);
}
