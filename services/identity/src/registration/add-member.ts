import type { addMember, BodyOf } from '@deepam/contracts';
import { ObjectStore, type Caller, type UploadedFile } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { type Registered, Registrar } from './registrar.js';
import { NetworkClient } from './network.client.js';

const PROOF_PREFIX = 'network/plan-proofs';

@Injectable()
export class AddMemberHandler {
  constructor(
    private readonly network: NetworkClient,
    private readonly registrar: Registrar,
    private readonly store: ObjectStore,
  ) {}

  /** @throws DomainError of `addMember.errors` */
  async execute(caller: Caller, body: BodyOf<typeof addMember>, proof: UploadedFile): Promise<Registered> {
    const { plan, utr = null, ...newcomer } = body;
    const { sha256, perceptualHash } = proof;
    const sponsor = await this.network.checkSponsor({ sponsor: { memberId: caller.memberId }, utr });
    return this.store.withStored(PROOF_PREFIX, proof, (proofKey) =>
      this.registrar.register(newcomer, sponsor, { plan, proofKey, utr, picture: { sha256, perceptualHash } }),
    );
  }
}
