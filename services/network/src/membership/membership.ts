import type { membership, ResponseOf } from '@deepam/contracts';
import { FileLinks, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { NetworkSizes } from '../tally/network-sizes.js';
import { listedBelow } from '../tree/domain/ancestry.js';
import { memberViewOf } from './domain/member-view.js';
import { MembershipsRepository } from '../tree/persistence/memberships.repository.js';

@Injectable()
export class MembershipHandler {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly sizes: NetworkSizes,
    private readonly links: FileLinks,
  ) {}

  /**
   * The network of a head has every member.
   * @throws DomainError NETWORK.MEMBER_NOT_FOUND between registration and placing
   */
  async execute(caller: Caller): Promise<ResponseOf<typeof membership>> {
    const [own, { directCount }, { networkSize }] = await Promise.all([
      this.memberships.get(caller.memberId),
      this.sizes.sizeOf(caller.memberId),
      this.sizes.sizeOf(listedBelow(caller)),
    ]);
    const sight = { seesScans: true, seesDecisions: true, seesPlanProof: true, seesContact: true };
    const link = (key: string | null) => this.links.link(key);
    return { ...memberViewOf(own, { link, ...sight }), directCount, networkSize };
  }
}
